// @ts-check
// Before the game: the seats, and the bots on them.
import { avatar, byId, fill, h, icon, say } from '../kit/dom.js';
import { share, showRename } from './menu.js';
import { loadStyle } from '../kit/styles.js';
import { showRatings } from './ratings.js';
import { callServer } from '../kit/server.js';

/** @typedef {import('./table.js').Table} Table */

const DAY = 24 * 3600;

await loadStyle('edges.css');

/** Show who sits where until the game starts.
 * @param {Table} table */
export function showLobby(table) {
  const box = byId('lobby');
  box.hidden = table.state.phase !== 'open';
  if (box.hidden) { box.replaceChildren(); return; }
  const seats = Object.keys(table.players).map(Number);
  const isHost = table.state.you !== null && table.state.host === table.state.you;
  const start = isHost && h('button', { type: 'button', class: 'main', 'data-key': 'start', onclick: () => table.link.ask({ do: 'start' }) },
    icon('dice'), say('lobby-start'));
  fill(box, h('div', { class: 'card lobby' }, h('h2', null, table.facts.name), h('p', null, tellOptions(table)),
    h('div', { class: 'columns' },
      h('div', null, h('h3', null, say('lobby-seats')), h('ul', { class: 'seats' }, ...group(table, seats, isHost)),
        listing(table, isHost),
        isHost && !table.facts.from_paper && h('p', null, h('a', { class: 'button', href: `/t/${table.facts.table}/setup` }, icon('pen'), say('lobby-setup')))),
      share(table)),
    start || h('p', { class: 'quiet' }, say(table.facts.seated ? 'lobby-wait' : 'lobby-watching'))));
  if (table.facts.rated) showRatings(table, box);
}

/** Whether this table is on the list of open ones; null until the server has said so.
 * @type {boolean | null} */
let isListed = null;

/** Return the host's switch that lists the table as open, and what the others are to know of it.
 * @param {Table} table @param {boolean} isHost */
function listing(table, isHost) {
  if (table.facts.alone || table.facts.hands) return null;
  if (isListed === null) { askListed(table); return null; }
  if (!isHost) return isListed && h('p', { class: 'quiet' }, say('lobby-is_listed'));
  const box = h('input', { type: 'checkbox', checked: isListed, 'data-key': 'listed', onchange: () => askListed(table, { method: 'POST', body: new URLSearchParams({ listed: isListed ? '0' : '1' }) }) });
  return h('label', { class: 'tick' }, box, h('span', null, say('lobby-listed'), h('small', null, say('lobby-listed_help'))));
}

/** @param {Table} table @param {RequestInit} [request] */
async function askListed(table, request) {
  isListed ??= false;
  const answer = await callServer(`/t/${table.facts.table}/listed`, request).catch(() => null);
  if (answer?.ok) isListed = (await answer.json()).listed;
  showLobby(table);
}

/** @param {Table} table @param {number[]} seats @param {boolean} isHost */
function group(table, seats, isHost) {
  const free = seats.filter((seat) => table.players[seat].state === 'empty');
  const taken = seats.filter((seat) => table.players[seat].state !== 'empty');
  const rows = taken.map((seat) => showSeat(table, seat, isHost));
  if (free.length) rows.push(h('li', { class: 'free' }, h('span', { class: 'avatar', 'aria-hidden': 'true' }, icon('person')),
    h('span', { class: 'lines' }, h('span', { class: 'name' }, say(table.facts.from_paper ? 'lobby-free_paper' : 'lobby-free', { number: free.length })),
      !table.facts.from_paper && h('span', { class: 'state' }, say('lobby-free_note'))), isHost && table.facts.levels && offerBot(table)));
  return rows;
}

/** Let a bot have a free seat; changing seats loads the page anew everywhere.
 * @param {Table} table */
function offerBot({ facts, players }) {
  const known = Object.values(players).find((who) => who.bot)?.bot ?? 'apprentice';
  return h('form', { class: 'row', method: 'post', action: `/t/${facts.table}/bots` },
    h('select', { name: 'level', 'aria-label': say('lobby-level') }, ...(facts.levels ?? []).map(([name, shown]) => h('option', { value: name, selected: name === known }, shown))),
    h('button', { type: 'submit', 'data-key': 'add-bot' }, icon('bot'), say('lobby-add_bot')));
}

/** @param {Table} table @param {number} seat */
function removeBot({ facts, players }, seat) {
  return h('form', { method: 'post', action: `/t/${facts.table}/bots` }, h('input', { type: 'hidden', name: 'seat', value: String(seat) }),
    h('button', { type: 'submit', class: 'plain', 'data-key': `remove-bot ${seat}`, 'aria-label': say('lobby-remove_bot', { name: players[seat].name }) }, icon('close')));
}

/** @param {Table} table @param {number} seat @param {boolean} isHost */
function showSeat(table, seat, isHost) {
  const who = table.players[seat];
  const notes = [seat === table.state.you && say('seat-you'), seat === table.state.host && say('seat-host'),
    who.bot && say('seat-bot')].filter(Boolean).join(', ');
  const remove = isHost && who.is_person && seat !== table.state.you;
  return h('li', null, avatar(who), h('span', { class: 'lines' }, h('span', { class: 'name' }, who.name), notes && h('span', { class: 'state' }, notes), h('span', { class: 'state', 'data-rating': seat })),
    who.bot ? isHost && table.facts.levels && removeBot(table, seat) : h('span', { class: `tag ${who.state}` }, say(`state-${who.state}`)),
    seat === table.state.you && h('button', { type: 'button', class: 'small', 'data-key': 'rename', onclick: () => showRename(table) }, icon('pen'), say('rename-button')),
    remove && h('button', { type: 'button', class: 'small', 'data-key': `remove ${seat}`,
      onclick: () => table.link.ask({ do: 'remove', target: seat }) }, say('lobby-remove')));
}

/** @param {Table} table */
function tellOptions(table) {
  const options = table.facts.options.map(([name, value]) => `${name}: ${value}`);
  const { timer: seconds } = table.facts, days = seconds && seconds / DAY;
  const timer = !seconds ? [] : [days < 1 ? say('lobby-timer', { seconds }) : say('lobby-timer_days', { days })];
  return [...options, ...timer, ...(table.facts.rated ? [say('rating-rated')] : [])].join(' · ');
}
