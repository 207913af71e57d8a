// @ts-check
// The table's menu: the link for others, settings, one's name, the way out.
import { byId, h, icon, say } from '../kit/dom.js';
import { openDialog } from '../kit/dialog.js';
import { showReturn } from '../kit/return.js';
import { playSound } from '../kit/settings.js';
import { loadStyle } from '../kit/styles.js';
import { showSettings } from '../kit/switches.js';
import { hostButtons, screenLink } from './host.js';
import { addressOf, callServer } from '../kit/server.js';

/** @typedef {import('./table.js').Table} Table */

await loadStyle('edges.css');

/** Show how others come to the table.
 * @param {Table} table */
export function share(table) {
  const { invitation } = table.facts, address = `${invitation || location.origin}/t/${table.facts.table}`;
  if (!invitation) return h('div', { class: 'share alone' }, h('div', null, h('h3', null, say('share-title')), h('p', { class: 'code' }, h('code', null, table.facts.table)), h('p', null, say('share-alone'), ' ', h('code', null, 'rollwright serve --host 0.0.0.0'))), h('div', { class: 'row' }, screenLink(table.facts.table)));
  const copy = h('button', { type: 'button', 'data-key': 'copy', onclick: async () => {
    const isCopied = await navigator.clipboard?.writeText(address).then(() => true, () => false);
    copy.textContent = isCopied === false ? say('share-refused') : say('share-copied');
  } }, say('share-copy'));
  const send = 'share' in navigator && h('button', { type: 'button', 'data-key': 'send', onclick: () => navigator.share({ title: table.facts.name, url: address }).catch(() => {}) }, icon('send'), say('share-send'));
  return h('div', { class: 'share' }, h('img', { src: `/t/${table.facts.table}/qr.svg`, alt: say('share-qr'), width: '140', height: '140' }),
    h('div', null, h('h3', null, say('share-title')), h('p', { class: 'code' }, h('code', null, table.facts.table)), h('p', null, h('a', { href: address }, address))),
    h('div', { class: 'row' }, send, copy, screenLink(table.facts.table)));
}

/** @param {Table} table */
export function showMenu(table) {
  const { facts, state } = table;
  const isSeated = facts.seated;
  openDialog(`${facts.name} ${facts.table}`,
    h('div', { class: 'row menu-row' },
      h('a', { class: 'button', href: '/' }, say('menu-home')),
      h('button', { type: 'button', onclick: () => byId('theme').click() }, icon('theme'), say('theme')),
      h('a', { class: 'button main', href: `/rules/${facts.game}`, target: '_blank' }, say('home-rules')),
      state.phase !== 'open' && h('a', { class: 'button', href: `/t/${facts.table}/sheets.pdf`, download: '' }, say('menu-print')),
      isSeated && h('button', { type: 'button', onclick: () => showRename(table) }, icon('pen'), say('rename-button'))),
    isSeated && state.host === state.you && !facts.alone && h('div', { class: 'row menu-row' }, ...hostButtons(state, facts.timer, (command) => { table.link.ask(command); /** @type {HTMLDialogElement} */ (byId('big')).close(); })),
    h('div', { class: 'menu-parts' },
      h('div', null, showSettings((name) => { if (name === 'sound') playSound('dice'); table.rollSoon(); }),
        h('p', { class: 'keys quiet' }, say('menu-keys'))),
      !facts.local && h('div', null, share(table))),
    h('nav', { class: 'languages', 'aria-label': say('language-choose') }, icon('language'), ...facts.languages.map((/** @type {[string, string]} */ [tag, name]) =>
      h('a', { href: `/language/${tag}`, lang: tag, hreflang: tag, 'aria-current': tag === document.documentElement.lang && 'true' }, name))),
    isSeated && !facts.local && showReturn(facts.table),
    h('details', { class: 'quiet' }, h('summary', null, say('menu-dice')),
      h('p', { class: 'hashes' }, facts.seed === null ? say('menu-fingerprint', { hash: state.commitment }) : say('practice-seed', { seed: String(facts.seed) })),
      facts.log && h('p', { class: 'hashes' }, say('menu-log', { number: facts.log[0], hash: facts.log[1] }))),
    isSeated && state.phase !== 'over' && leave(table));
}

/** @param {Table} table */
function leave(table) {
  const button = h('button', { type: 'button', class: 'danger', onclick: async () => {
    if (!confirm(say(table.state.phase === 'open' ? 'sure-leave_early' : 'sure-leave'))) return;
    table.hasLeft = true;
    await table.link.ask({ do: 'leave' });
    location.href = table.facts.local ? addressOf('/') : `/t/${table.facts.table}?left=1`;
  } }, say('menu-leave'));
  return h('p', { class: 'leave' }, button, ' ', h('small', null, say('menu-leave_note')));
}

/** Ask for another name and avatar.
 * @param {Table} table */
export function showRename(table) {
  const me = table.players[table.state.you];
  const name = /** @type {HTMLInputElement} */ (h('input', { name: 'name', value: me.name, required: true, maxlength: '40', autocomplete: 'nickname' }));
  const choices = table.facts.avatars.map((each) => h('label', null,
    h('input', { type: 'radio', name: 'avatar', value: each, checked: each === me.avatar, 'aria-label': say(`avatar-${each}`) }),
    h('span', { class: `avatar a-${each}` }, icon(each))));
  const wrong = h('p', { class: 'wrong', role: 'alert', hidden: true });
  const form = /** @type {HTMLFormElement} */ (h('form', { onsubmit: async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = { name: name.value.trim(), avatar: String(new FormData(form).get('avatar') ?? me.avatar) };
    const answer = await table.link.ask({ do: 'rename', ...said });
    if (answer.type !== 'answer') { wrong.hidden = false; wrong.textContent = answer.text ?? ''; return; }
    callServer('/me', { method: 'POST', body: new URLSearchParams(said) });
    /** @type {HTMLDialogElement} */ (byId('big')).close();
  } }, h('label', null, say('form-name'), name), h('fieldset', null, h('legend', null, say('form-avatar')), h('div', { class: 'avatars' }, ...choices)),
  wrong, h('button', { type: 'submit', class: 'main' }, say('rename-save'))));
  openDialog(say('rename-title'), form);
}
