// @ts-check
// What is around the sheet: scores, players, the log and the talk.
import { illustrate } from '../kit/marks.js';
import { arrange, avatar, byId, fill, h, icon, isStale, say, sayOr } from '../kit/dom.js';
import { scoreList } from './panel.js';
import { compare, points, scoreOf } from './standings.js';

/** @typedef {import('./table.js').Table} Table */

/** A ladder of more rows has one line for each. */
const MANY = 6;

/** Show the score by term, with what a preview would change.
 * @param {Table} table */
export function showScore(table) {
  const seat = table.state.you ?? 0;
  const score = table.arranger?.score ?? scoreOf(table, seat);
  const change = table.picker && (table.picker.shown || table.picker.canDraw) ? table.picker.change_ : undefined;
  const isOver = table.state.phase === 'over';
  const rival = table.facts.weakest ? table.players[Object.keys(table.players).map(Number).find((each) => each !== seat) ?? -1] : undefined;
  if (rival?.score && typeof table.state.you === 'number') showLanes(table, rival.score.terms);
  if (!isStale(byId('score'), score, change, table.why, isOver, rival?.score)) return;
  if (!score) { fill(byId('score'), h('p', { class: 'quiet' }, say('score-none'))); return; }
  fill(byId('score'), scoreList(table.facts.terms, score, change, (term) => table.facts.lines.includes(term), (term) => table.explainTerm(term), rival?.score && { name: rival.name, terms: rival.score.terms }),
    h('p', { class: 'term-why', role: 'status' }, table.why),
    score.rank && h('p', { class: 'rank' }, say(isOver ? 'score-rank_end' : 'score-rank', { rank: score.rank })));
}

/** Show how far the rival is, on one's own rows.
 * @param {Table} table @param {number[]} theirs */
async function showLanes(table, theirs) {
  const found = await import('./lanes.js').catch(() => null); // without a line the numbers say it
  await table.sheet.ready;
  found?.drawLanes(table, theirs);
}

// ---- players

/** Show everybody as a ladder: who leads, who thinks, who is away; a press shows a sheet.
 * @param {Table} table */
export function showPlayers(table) {
  const seats = Object.keys(table.players).map(Number);
  if (table.state.phase !== 'open') seats.sort((a, b) => compare(table, b, a) || a - b);
  let list = /** @type {HTMLElement | null} */ (byId('players').firstElementChild);
  if (!list) { list = h('ol', { class: 'players' }); fill(byId('players'), list); }
  list.classList.toggle('many', seats.length > MANY);
  const rank = (/** @type {number} */ seat) => 1 + seats.filter((other) => compare(table, other, seat) > 0).length;
  arrange(list, seats.map((seat) => rowOf(table, seat, seats.length > 1 && table.players[seat].score ? rank(seat) : 0)));
}

/** @type {Map<number, {about: string, row: HTMLElement}>} */
const rows = new Map();

/** Return a player's row; it stays the same while there is nothing new to show in it.
 * @param {Table} table @param {number} seat @param {number} rank 0 for somebody alone */
function rowOf(table, seat, rank) {
  const { phase, you, host } = table.state;
  const about = JSON.stringify([table.players[seat], scoreOf(table, seat), rank, phase, you, host, table.secondsLeft(seat), table.graceLeft(seat)]);
  let known = rows.get(seat);
  if (known?.about !== about) {
    known = { about, row: showPlayer(table, seat, rank) };
    rows.set(seat, known);
  }
  return known.row;
}

/** @param {Table} table @param {number} seat @param {number} rank */
function showPlayer(table, seat, rank) {
  const who = table.players[seat];
  const isMe = seat === table.state.you;
  const canLook = table.state.phase !== 'open' && table.state.you !== undefined && !isMe && !table.facts.shared;
  const left = table.secondsLeft(seat);
  const name = h('span', { class: 'name' }, who.name || say('seat-free'), isMe ? ` (${say('seat-you')})` : '');
  const about = table.state.phase !== 'over' && h('span', { class: `state ${who.state}` }, isMe && who.state === 'thinking' ? say('state-yours') : say(`state-${who.state}`),
    left === null ? '' : ` ${left} s`);
  const score = scoreOf(table, seat);
  const line = h('div', { class: 'who' }, avatar(who), h('span', { class: 'lines' }, name, about), score && h('span', { class: 'total' }, points(table, score)));
  return h('li', { class: isMe ? 'me' : null, 'data-seat': seat, 'data-rank': rank || null },
    canLook ? h('button', { type: 'button', class: 'plain look', 'data-key': `look ${seat}`,
      onclick: () => table.sheets.enlarge(seat) }, line, h('span', { class: 'hidden' }, say('player-look', { name: who.name }))) : line,
    mayReplace(table, seat) && h('button', { type: 'button', class: 'small', 'data-key': `replace ${seat}`, disabled: table.graceLeft(seat) > 0,
      onclick: () => table.link.ask({ do: 'replace', target: seat }) }, tellReplace(table, seat)));
}

/** @param {Table} table @param {number} seat */
function mayReplace(table, seat) {
  const who = table.players[seat];
  return table.state.phase === 'playing' && table.state.you !== null && seat !== table.state.you &&
    who.is_person && !who.is_here;
}

/** Say what the button does: the host decides alone, the others vote.
 * @param {Table} table @param {number} seat */
function tellReplace(table, seat) {
  const { votes } = table.players[seat];
  const left = table.graceLeft(seat);
  if (left > 0) return say('player-grace', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` });
  const isHost = table.state.host === table.state.you;
  return isHost || !votes ? say(isHost ? 'player-replace' : 'player-vote') : say('player-votes', { number: votes });
}

// ---- log and talk

/** Add new lines to the log; a line whose text was hidden is told again.
 * @param {Table} table @param {any[]} lines */
export function addLines(table, lines) {
  const log = byId('lines');
  for (const line of lines) {
    const made = showLine(table, line);
    const old = log.querySelector(`[data-seq="${line.seq}"]`);
    if (old) old.replaceWith(made);
    else log.append(made);
  }
}

/** @param {Table} table @param {any} line */
function showLine(table, line) {
  const who = line.seat === null || line.seat === undefined ? '' : table.nameOf(line.seat);
  if (line.kind === 'said') {
    return h('p', { class: 'said', 'data-seq': line.seq }, h('b', null, who), ' ', line.text);
  }
  const key = line.kind === 'moved' && !line.text ? 'log-hidden' : line.is_timed ? 'log-timed' : line.text.startsWith('{die-cards}') ? 'log-dealt' : `log-${line.kind}`;
  const text = sayOr(key, '') ? say(key, { who: protect(who), text: line.text }) : '';
  const faces = [...line.text.matchAll(/\{die-([^}]+)\}/g)].map((found) => found[1]).join(', '); // for those who hear the log
  return h('p', { class: `line sentence ${line.kind}`, 'data-seq': line.seq, hidden: !text }, ...illustrate(text), line.kind === 'rolled' && h('span', { class: 'hidden' }, faces));
}

/** A name in braces is no mark.
 * @param {string} name */
function protect(name) { return name.replaceAll('{', '('); }

/** Show what one can say; spectators only read.
 * @param {Table} table */
export function showChat(table) {
  if (!table.facts.seated) return;
  const field = /** @type {HTMLInputElement} */ (h('input', { maxlength: '200', 'aria-label': say('chat-label'),
    placeholder: say('chat-placeholder'), autocomplete: 'off' }));
  const form = h('form', { class: 'row', onsubmit: (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text) table.link.ask({ do: 'say', text });
    field.value = '';
  } }, field, h('button', { type: 'submit', 'aria-label': say('chat-send') }, icon('send')));
  const phrases = Object.entries(table.facts.phrases).map(([name, text]) => h('option', { value: name }, text));
  const preset = h('select', { 'aria-label': say('chat-phrases'), onchange: (/** @type {Event} */ event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    if (select.value) table.link.ask({ do: 'say', phrase: select.value });
    select.value = '';
  } }, h('option', { value: '' }, say('chat-phrases')), ...phrases);
  fill(byId('chat'), form, preset);
}
