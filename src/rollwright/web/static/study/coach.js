// @ts-check
// The coach: hand over a record, see how far the thinking is, then what every move was worth.
import { writeNumber, writePercent } from '../kit/messages.js';
import { announce, byId, fill, h, icon, say, signed, svg } from '../kit/dom.js';
import { askAboutSheet, listenForQuestions } from '../kit/explain.js';
import { die } from '../kit/marks.js';
import { hashOf, keepRecord, post, takeRecords } from '../kit/record.js';
import { drawThumbnail } from '../kit/thumbnail.js';
import { callServer } from '../kit/server.js';

const PAUSE = 400;
let text = '';
let asked = 0;

/** @param {number | null} seat @param {boolean} [deep] */
async function ask(seat, deep = false) {
  const number = ++asked;
  fill(byId('coach'));
  const taken = await post('/api/coach', { text, ...(seat === null ? {} : { seat }), deep });
  if (number !== asked) return;
  if (taken.wrong) { tell(h('p', { class: 'wrong', role: 'alert' }, taken.wrong)); return; }
  /** @type {HTMLDetailsElement} */ (byId('source')).open = false;
  showSeats(taken.players, taken.seat);
  for (;;) {
    const answer = await (await callServer(`/api/coach/${taken.job}`)).json();
    if (number !== asked) return;
    if (answer.wrong) { tell(h('p', { class: 'wrong', role: 'alert' }, answer.wrong)); return; }
    if (answer.answer) { tell(); show(answer, taken.seat); return; }
    showProgress(answer);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/** @param {...Node} content */
function tell(...content) { fill(byId('coach-state'), ...content); }

/** Show how far the coach is, and what is known by now.
 * @param {{done: number, steps: number, before: number, runs: boolean, unit?: string, charts?: string[], dearest?: any[]}} job */
function showProgress(job) {
  if (job.charts) showSoFar(job);
  const key = job.before ? 'coach-waiting' : job.done ? 'coach-thinking' : 'coach-starting';
  const words = say(key, { number: job.before, done: job.done, steps: job.steps });
  let bar = byId('coach-state').querySelector('progress');
  if (!bar) {
    bar = /** @type {HTMLProgressElement} */ (h('progress', { 'aria-label': say('coach-title') }));
    tell(h('p', null), bar);
  }
  const line = /** @type {HTMLElement} */ (byId('coach-state').querySelector('p'));
  if (line.textContent !== words) line.textContent = words;
  bar.max = job.steps;
  if (job.done) bar.value = job.done;
}

/** @param {{unit?: string, charts?: string[], dearest?: any[]}} job */
function showSoFar({ unit, charts = [], dearest = [] }) {
  fill(byId('coach'), card(h('h2', null, say('coach-course')), course(charts)), dearest.length > 0 && card(h('h2', null, say('coach-dearest')),
    h('ol', { class: 'dearest' }, ...dearest.map((each) => h('li', null, h('b', null, say('coach-turn_lost', { turn: each.turn, lost: amount({ unit }, each.lost) })), ' ',
      say('coach-instead', { played: each.said.played, best: each.said.best }))))));
}

/** @param {...any} content */
function card(...content) { return h('section', { class: 'card' }, ...content); }

/** Return the course of a game: as a wide chart and a narrow one, of which one is shown.
 * @param {string[]} charts */
function course(charts) { return h('figure', { class: 'chart' }, ...charts.map((each) => svg(each))); }

/** @param {string[]} players @param {number} seat */
function showSeats(players, seat) {
  if (players.length < 2) { fill(byId('coach-who')); return; }
  const select = h('select', { 'data-key': 'seat', onchange: (/** @type {Event} */ e) => ask(Number(/** @type {HTMLSelectElement} */ (e.target).value)) },
    ...players.map((name, i) => h('option', { value: i + 1, selected: i + 1 === seat }, name || say('seat-number', { number: i + 1 }))));
  fill(byId('coach-who'), h('label', null, say('coach-whose'), select));
}

/** @param {any} found @param {number} seat */
function show(found, seat) {
  const { answer } = found;
  fill(byId('coach'),
    h('div', { class: 'found' },
      card(h('h2', null, headline(answer)), split(answer), h('p', { class: 'quiet' }, costs(answer))),
      card(h('h2', null, say('coach-course')), course(found.charts))),
    h('h2', null, say(found.worst.length ? 'coach-worst' : 'coach-no_worst')),
    h('div', { class: 'worst' }, ...found.worst.map((/** @type {any} */ each, /** @type {number} */ i) => showWorst(answer, each, i + 1))),
    card(h('h2', null, say('coach-all')), table(answer),
      h('p', { class: 'quiet' }, say('coach-trust', { playouts: answer.playouts }), ' ', answer.trust)),
    h('div', { class: 'row' },
      found.can_go_deeper && h('button', { type: 'button', 'data-key': 'deep', onclick: () => ask(seat, true) }, say('coach-deeper')),
      h('a', { class: 'button', href: replayAt(0), onclick: () => keepRecord(text) }, icon('replay'), say('end-replay'))));
  byId('coach').dataset.done = 'true';
  announce(say('coach-ready'));
}

/** @param {any} answer */
function headline(answer) {
  if (!answer.over) return say('coach-so_far', { final: result(answer) });
  if (answer.unit !== 'win') return say('coach-result', { final: result(answer) });
  return say(answer.final === 1 ? 'coach-won' : answer.final === 0 ? 'coach-was_lost' : 'coach-drawn');
}

/** Show where the result came from: start, dice, play, and in a duel the rival, as bars on one scale.
 * @param {any} answer */
function split(answer) {
  const names = answer.unit === 'win' ? ['luck', 'play', 'rivals'] : ['luck', 'play'];
  const most = Math.max(...names.map((name) => Math.abs(answer[name])));
  const row = (/** @type {string} */ name, /** @type {string} */ value, look = '') => h('div', { class: look }, h('dt', null, say(`coach-${name}`)), h('dd', null, value));
  return h('dl', { class: 'split' }, row('start', amount(answer, answer.start)), ...names.map((name) => {
    const made = row(name, amount(answer, answer[name], true, true), `swing ${tone(answer[name])}`);
    made.style.setProperty('--part', `${most ? 50 * Math.abs(answer[name]) / most : 0}%`);
    return made;
  }), row(answer.over ? 'final' : 'expected', result(answer), 'sum'));
}

/** Say what the moves cost in all.
 * @param {any} answer */
function costs(answer) {
  const sum = (/** @type {any[]} */ moves) => amount(answer, moves.reduce((all, each) => all + each.lost, 0), false, true);
  const free = answer.decisions.filter((/** @type {any} */ each) => parseFloat(amount(answer, each.lost)) === 0);
  return say(answer.worst.length ? 'coach-costs' : 'coach-costs_little', { lost: sum(answer.decisions), worst: sum(answer.worst), free: free.length, all: answer.decisions.length });
}

/** @param {any} answer @param {any} each @param {number} place */
function showWorst(answer, each, place) {
  const ask = (/** @type {string} */ part) => askAboutSheet({ text, at: each.step - 1, seat: answer.seat - 1, part });
  const dice = h('span', { class: 'dice' }), played = drawn(each.drawings.played, ask);
  played.ready.then(() => fill(dice, ...each.dice.map((/** @type {string} */ face) => die(face, 'die'))));
  return h('article', { class: 'card' },
    h('header', null, h('span', { class: 'place' }, String(place)), h('h3', null, say('coach-turn', { turn: each.turn })), dice,
      h('p', { class: 'cost' }, h('b', null, amount(answer, -each.lost)), h('small', null, say('coach-in_the_end')))),
    h('div', { class: 'two' },
      h('figure', null, h('figcaption', null, h('b', null, say('coach-played')), ' ', each.said.played, gain(each.drawings.played)), played.box),
      h('figure', null, h('figcaption', null, h('b', null, say('coach-better')), ' ', each.said.best, gain(each.drawings.best)), drawn(each.drawings.best, ask).box)),
    h('p', { class: 'reason' }, each.why), h('p', { class: 'quiet' }, say('coach-sure', { sure: percent(each.confidence) })),
    h('div', { class: 'row' }, h('a', { class: 'button', href: replayAt(each.step), onclick: () => keepRecord(text) }, icon('replay'), say('coach-show')),
      h('a', { class: 'button', href: `${replayAt(each.step)}&seat=${answer.seat}&go=1`, onclick: () => keepRecord(text) }, icon('dice'), say('coach-go_on', { number: each.turn }))));
}

/** Return what a move brings at once, where points decide.
 * @param {{gain: number | null}} move */
function gain(move) { return move.gain !== null && h('b', { class: 'now' }, ` ${signed(move.gain)}`); }

/** Draw a sheet with a move on it; it says what its parts were before the move.
 * @param {import('../kit/sheet.js').SheetData} data @param {(part: string) => Promise<string>} ask */
function drawn(data, ask) {
  const sheet = drawThumbnail(h('span', { class: 'sheet-box' }), data);
  sheet.ready.then(() => sheet.preview(data.ghosts ?? {}, new Set(Object.keys(data.ghosts ?? {}))));
  listenForQuestions({ box: sheet.box, ask });
  return sheet;
}

/** @param {any} answer */
function table(answer) {
  const names = ['turn', 'luck', 'before', 'after', 'lost', 'confidence', 'played', 'better'];
  const rows = answer.decisions.map((/** @type {any} */ d) => h('tr', null,
    h('th', { scope: 'row' }, h('a', { href: replayAt(d.step), onclick: () => keepRecord(text) }, String(d.turn))),
    h('td', { class: tone(d.luck) }, amount(answer, d.luck, true)), h('td', null, amount(answer, d.before)), h('td', null, amount(answer, d.after)),
    h('td', { class: d.lost > 0 ? 'down' : '' }, d.lost > 0 ? `${amount(answer, d.lost)} ± ${amount(answer, 1.96 * d.error)}` : '–'),
    h('td', null, d.lost > 0 ? percent(d.confidence) : ''), h('td', { class: 'said' }, d.said.played), h('td', { class: 'said' }, d.lost > 0 ? d.said.best : '')));
  return h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': say('coach-all') },
    h('table', { class: 'results' }, h('thead', null, h('tr', null, ...names.map((name) => h('th', { scope: 'col', class: ['played', 'better'].includes(name) ? 'said' : null }, say(`coach-col_${name}`))))), h('tbody', null, ...rows)));
}

/** @param {any} answer @param {number} value @param {boolean} [isSigned] @param {boolean} [isSum] Whether many chances are added, which makes games. */
function amount(answer, value, isSigned = false, isSum = false) {
  const isWin = answer.unit === 'win';
  const size = Math.abs(value), isNothing = Number(isWin ? size.toFixed(2) : size.toFixed(1)) === 0;
  const sign = isNothing ? '' : value < 0 ? '−' : isSigned ? '+' : '';
  return `${sign}${!isWin ? writeNumber(size, 1) : isSum ? say('coach-games', { number: writeNumber(size, 2) }) : writePercent(size)}`;
}

/** @param {any} answer */
function result(answer) { return answer.over && answer.unit !== 'win' ? String(answer.final) : amount(answer, answer.final); }

/** @param {number} value */
function percent(value) { return value > 0.99 ? `> ${writePercent(0.99)}` : writePercent(Math.floor(100 * value) / 100); }

/** @param {number} value */
function tone(value) { return value > 0.05 ? 'up' : value < -0.05 ? 'down' : ''; }

/** @param {number} step */
function replayAt(step) {
  const table = hashOf('table');
  return `/replay#${table ? `table=${encodeURIComponent(table)}` : 'kept'}&at=${Math.max(0, step - 1)}`;
}

takeRecords((record) => { text = record; const seat = Number(hashOf('seat')); ask(seat || null); });
