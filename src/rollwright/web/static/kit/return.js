// @ts-check
// The link back to one's own seat, shown when it is asked for.
import { fill, h, say } from './dom.js';
import { callServer } from './server.js';

/** @param {string} table */
export function showReturn(table) {
  const box = h('div', { id: 'return' });
  const button = h('button', { type: 'button' }, say('return-ask'));
  button.addEventListener('click', async () => {
    const answer = await callServer(`/t/${table}/link`, { method: 'POST' });
    if (!answer.ok) return;
    const { link } = await answer.json();
    const field = /** @type {HTMLInputElement} */ (h('input', { type: 'text', readonly: '', value: link, 'aria-label': say('return-label') }));
    fill(box, h('p', { class: 'quiet' }, say('return-keep')), field);
    field.select();
  });
  fill(box, button);
  return box;
}
