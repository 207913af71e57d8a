// @ts-check
// The one dialog of a page.
import { byId, fill, h, icon, say } from './dom.js';

/** Open the dialog; its way out is on top, where it is seen.
 * @param {string} title @param {...(Node | null | false)} content @returns {HTMLDialogElement} */
export function openDialog(title, ...content) {
  const dialog = /** @type {HTMLDialogElement} */ (byId('big'));
  const close = h('button', { type: 'button', class: 'plain close', 'aria-label': say('table-close'), onclick: () => dialog.close() }, icon('close'));
  fill(dialog, h('div', { class: 'dialog-top' }, h('h2', null, title), close), ...content);
  dialog.onclose = null;
  dialog.onclick = (event) => { if (event.target === dialog) dialog.close(); };
  if (!dialog.open) dialog.showModal();
  return dialog;
}
