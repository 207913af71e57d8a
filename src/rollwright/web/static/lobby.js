// @ts-check
// Before and after the game: who is coming, and how it ended.
import { byId, fill, h, icon, say } from './dom.js';
import { avatar } from './around.js';
import { termName } from './panel.js';

/** @typedef {import('./table.js').Table} Table */

/** Show who sits where until the game starts.
 * @param {Table} table */
export function showLobby(table) {
  const box = byId('lobby');
  box.hidden = table.state.phase !== 'open';
  if (box.hidden) { box.replaceChildren(); return; }
  const seats = Object.keys(table.players).map(Number);
  const isHost = table.state.you !== null && table.state.host === table.state.you;
  const start = isHost && h('button', { type: 'button', class: 'main', 'data-key': 'start', onclick: () => table.link.ask({ do: 'start' }) },
    icon('dice'), say('lobby.start'));
  fill(box, h('div', { class: 'card lobby' }, h('h2', null, table.facts.name), h('p', null, tellOptions(table)),
    h('div', { class: 'columns' },
      h('div', null, h('h3', null, say('lobby.seats')), h('ul', { class: 'seats' }, ...group(table, seats, isHost)),
        start || h('p', { class: 'quiet' }, say(table.facts.seated ? 'lobby.wait' : 'lobby.watching'))),
      share(table))));
}

/** @param {Table} table @param {number[]} seats @param {boolean} isHost */
function group(table, seats, isHost) {
  const free = seats.filter((seat) => table.players[seat].state === 'empty');
  const taken = seats.filter((seat) => table.players[seat].state !== 'empty');
  const rows = taken.map((seat) => showSeat(table, seat, isHost));
  if (free.length) rows.push(h('li', { class: 'free' }, say(table.facts.from_paper ? 'lobby.free_paper' : 'lobby.free', { number: free.length })));
  return rows;
}

/** @param {Table} table @param {number} seat @param {boolean} isHost */
function showSeat(table, seat, isHost) {
  const who = table.players[seat];
  const notes = [seat === table.state.you && say('seat.you'), seat === table.state.host && say('seat.host'),
    who.bot && say('seat.bot')].filter(Boolean).join(', ');
  const remove = isHost && who.is_person && seat !== table.state.you;
  return h('li', null, avatar(who), h('span', null, who.name, notes ? ` (${notes})` : ''),
    seat === table.state.you && h('button', { type: 'button', class: 'small', 'data-key': 'rename', onclick: () => showRename(table) }, icon('pen'), say('rename.button')),
    remove && h('button', { type: 'button', class: 'small', 'data-key': `remove ${seat}`,
      onclick: () => table.link.ask({ do: 'remove', target: seat }) }, say('lobby.remove')));
}

/** @param {Table} table */
function tellOptions(table) {
  const options = table.facts.options.map(([name, value]) => `${name}: ${value}`);
  const timer = table.facts.timer ? [say('lobby.timer', { seconds: table.facts.timer })] : [];
  return [...options, ...timer].join(' · ');
}

/** @param {Table} table */
function share(table) {
  const address = `${location.origin}/t/${table.facts.table}`;
  const copy = h('button', { type: 'button', 'data-key': 'copy', onclick: async () => {
    await navigator.clipboard?.writeText(address);
    copy.textContent = say('share.copied');
  } }, say('share.copy'));
  return h('div', { class: 'share' }, h('h3', null, say('share.title')),
    h('p', { class: 'code' }, h('code', null, table.facts.table)),
    h('img', { src: `/t/${table.facts.table}/qr.svg`, alt: say('share.qr'), width: '160', height: '160' }),
    h('p', null, h('a', { href: address }, address)), copy);
}

/** Show the table's menu: the link for others, the dice's fingerprint, the way out.
 * @param {Table} table */
export function showMenu(table) {
  const leave = h('button', { type: 'button', onclick: async () => {
    await table.link.ask({ do: 'leave' });
    location.href = '/';
  } }, say('menu.leave'));
  const canLeave = table.facts.seated && table.state.phase !== 'over';
  const rename = h('button', { type: 'button', onclick: () => showRename(table) }, icon('pen'), say('rename.button'));
  const code = table.facts.table;
  table.openDialog(h('h2', null, `${table.facts.name} ${table.facts.table}`), share(table),
    h('p', { class: 'hashes' }, table.facts.seed === null ? say('menu.fingerprint', { hash: table.state.commitment }) : say('practice.seed', { seed: table.facts.seed })),
    h('p', { class: 'row' }, h('a', { class: 'button', href: `/rules/${table.facts.game}`, target: '_blank' }, say('home.rules')),
      table.state.phase !== 'open' && h('a', { class: 'button', href: `/t/${code}/sheets.pdf`, download: '' }, say('menu.print')), table.facts.seated && rename),
    ...(canLeave ? [h('p', null, leave, ' ', h('small', null, say('menu.leave_note')))] : []));
}

/** Ask for another name and avatar.
 * @param {Table} table */
function showRename(table) {
  const me = table.players[table.state.you];
  const name = /** @type {HTMLInputElement} */ (h('input', { name: 'name', value: me.name, required: true, maxlength: '40', autocomplete: 'nickname' }));
  const choices = table.facts.avatars.map((each) => h('label', null,
    h('input', { type: 'radio', name: 'avatar', value: each, checked: each === me.avatar, 'aria-label': say(`avatar.${each}`) }),
    h('span', { class: `avatar a-${each}` }, icon(each))));
  const wrong = h('p', { class: 'wrong', role: 'alert', hidden: true });
  const form = /** @type {HTMLFormElement} */ (h('form', { onsubmit: async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = { name: name.value.trim(), avatar: String(new FormData(form).get('avatar') ?? me.avatar) };
    const answer = await table.link.ask({ do: 'rename', ...said });
    if (answer.type !== 'answer') { wrong.hidden = false; wrong.textContent = answer.text ?? ''; return; }
    fetch('/me', { method: 'POST', body: new URLSearchParams(said) });
    dialog.close();
  } }, h('label', null, say('form.name'), name), h('fieldset', null, h('legend', null, say('form.avatar')), h('div', { class: 'avatars' }, ...choices)),
  wrong, h('button', { type: 'submit', class: 'main' }, say('rename.save'))));
  /** @type {HTMLDialogElement} */ (byId('big')).close();
  const dialog = table.openDialog(h('h2', null, say('rename.title')), form);
}

/** Show how the game ended.
 * @param {Table} table */
export function showEnd(table) {
  const box = byId('end');
  const outcome = table.state.outcome;
  box.hidden = table.state.phase !== 'over' || !outcome;
  if (box.hidden) return;
  const code = table.facts.table;
  const seat = (table.state.you ?? 0) + 1;
  const seats = outcome.scores.length;
  fill(box, h('div', { class: 'card end' }, h('h2', null, headline(table, outcome)),
    ...outcome.remarks.map((/** @type {string} */ remark) => h('p', null, remark)),
    h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': say('end.scores') }, results(table, outcome)),
    h('div', { class: 'row' }, rematch(table),
      h('a', { class: 'button', href: `/t/${code}/record.txt`, download: '' }, icon('save'), say('end.record')),
      h('a', { class: 'button', href: `/coach#table=${code}&seat=${seat}` }, icon('star'), say('end.coach')),
      h('a', { class: 'button', href: `/replay#table=${code}` }, icon('replay'), say('end.replay')),
      table.facts.seed === null && h('a', { class: 'button', href: `/dice#table=${code}` }, icon('check'), say('end.check'))),
    h('p', { class: 'quiet keep' }, say('end.sheet'), ' ',
      h('a', { href: `/t/${code}/sheet-${seat}.pdf`, download: '' }, say('end.pdf')), ' · ',
      h('a', { href: `/t/${code}/sheet-${seat}.png`, download: '' }, say('end.png')), ' · ',
      h('a', { href: `/t/${code}/sheet-${seat}.svg`, download: `rollwright-${code}.svg` }, say('end.svg')),
      seats > 1 && !table.facts.shared && ' · ', seats > 1 && !table.facts.shared && h('a', { href: `/t/${code}/sheets.pdf`, download: '' }, say('end.all_pdf')))));
}

/** @param {Table} table @param {any} outcome */
function headline(table, outcome) {
  const winners = outcome.winners.map((/** @type {number} */ seat) => table.nameOf(seat));
  const first = outcome.scores[0];
  if (outcome.scores.length === 1) {
    const rank = first.rank ? say('end.rank', { rank: first.rank, total: first.total }) : say('end.points', { total: first.total });
    return winners.length || !outcome.remarks.length ? rank : say('end.lost');
  }
  if (outcome.winners.includes(table.state.you)) return say(winners.length > 1 ? 'end.shared' : 'end.you');
  return winners.length ? say('end.winner', { names: winners.join(', ') }) : say('end.nobody');
}

/** @param {Table} table @param {any} outcome */
function results(table, outcome) {
  const seats = outcome.scores.map((/** @type {any} */ _, /** @type {number} */ seat) => seat);
  seats.sort((/** @type {number} */ a, /** @type {number} */ b) => Number(outcome.winners.includes(b)) - Number(outcome.winners.includes(a)) ||
    outcome.scores[b].total - outcome.scores[a].total);
  const terms = table.facts.terms.filter((term) => outcome.scores.some((/** @type {any} */ score) => score.breakdown[term]));
  const head = h('tr', null, h('th', { scope: 'col' }, say('end.player')), ...terms.map((term) => h('th', { scope: 'col' }, termName(term))),
    h('th', { scope: 'col' }, say('score.total')));
  const rows = seats.map((/** @type {number} */ seat) => h('tr', { class: outcome.winners.includes(seat) ? 'won' : null },
    h('th', { scope: 'row' }, table.nameOf(seat)), ...terms.map((term) => h('td', null, String(outcome.scores[seat].breakdown[term]))),
    h('td', { class: 'total' }, String(outcome.scores[seat].total))));
  return h('table', { class: 'results' }, h('thead', null, head), h('tbody', null, ...rows));
}

/** @param {Table} table */
function rematch(table) {
  if (table.state.rematch) return h('a', { class: 'button main', href: `/t/${table.state.rematch}` }, icon('dice'), say('end.join_rematch'));
  if (!table.facts.seated) return null;
  return h('button', { type: 'button', class: 'main', 'data-key': 'rematch', onclick: async () => {
    const answer = await table.link.ask({ do: 'rematch' });
    if (answer.table) location.href = `/t/${answer.table}`;
  } }, icon('dice'), say(table.facts.seed === null ? 'end.rematch' : 'end.same_dice'));
}
