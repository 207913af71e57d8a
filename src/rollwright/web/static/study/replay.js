// @ts-check
// Replay a record: a slider, arrow keys, every seat.
import { announce, byId, fill, h, icon, say, sayOr, speakOf } from '../kit/dom.js';
import { askAboutSheet, listenForQuestions } from '../kit/explain.js';
import { die, illustrate, loadMarks, plainly } from '../kit/marks.js';
import { hashOf, keepRecord, keepSheets, post, takeRecords } from '../kit/record.js';
import { addressOf } from '../kit/server.js';
import { promiseInForms } from '../kit/share.js';
import { Sheet } from '../kit/sheet.js';
import { termName } from '../table/panel.js';
import { tellStanding } from '../table/standings.js';

/** Milliseconds between two steps that are shown by themselves. */
const PAUSE = 1100;
/** What plays for people who are not here. */
const STAND_IN = 'apprentice';
const slider = /** @type {HTMLInputElement} */ (byId('at'));
let text = '';
let seat = 0;
let asked = 0;
/** @type {any} */
let shown = null;
/** @type {Map<string, Sheet>} */
const sheets = new Map();

/** @param {number} at */
async function go(at) {
  const number = ++asked;
  const answer = await post('/api/replay', { text, at, seat });
  if (number !== asked) return;
  if (answer.wrong) { fill(byId('where'), h('p', { class: 'wrong', role: 'alert' }, answer.wrong)); byId('player').hidden = false; return; }
  await loadMarks(Object.values(answer.sheets)[0].symbols);
  shown = answer;
  speakOf(shown.game);
  byId('player').hidden = byId('beside').hidden = false;
  /** @type {HTMLDetailsElement} */ (byId('source')).open = false;
  document.body.classList.add('replaying');
  show();
}

function show() {
  slider.max = String(shown.steps.length);
  slider.value = String(shown.at);
  const step = shown.at ? shown.steps[shown.at - 1] : say('replay-start');
  const said = plainly(step).trim() || dicePlainly(step);
  slider.setAttribute('aria-valuetext', `${shown.at}: ${said}`);
  const dice = shown.dice.map((/** @type {string} */ face) => die(face, 'die'));
  fill(byId('where'), h('h2', null, shown.name), h('span', { class: 'tag' }, sayOr('bar-turn', '', { number: shown.turn })),
    h('span', { class: 'dice' }, ...dice), h('span', { class: 'sentence' }, `${shown.at}. `, ...illustrate(step)));
  showControls();
  showMoves();
  const keys = Object.keys(shown.sheets);
  for (const key of keys) if (!sheets.has(key)) sheets.set(key, makeSheet(Number(key)));
  fill(byId('sheets'), ...keys.map((key) => h('figure', null, keys.length > 1 && h('figcaption', null, shown.players[Number(key)] || say('seat-number', { number: Number(key) + 1 })), /** @type {Sheet} */ (sheets.get(key)).box)));
  for (const key of keys) {
    const sheet = /** @type {Sheet} */ (sheets.get(key));
    if (sheet.isReady) sheet.become(shown.sheets[key]);
    else sheet.show(shown.sheets[key]);
  }
  showScores();
  announce(`${shown.at}: ${said}`);
}

/** Make a sheet that says what its parts are, as they stand at the step that is shown.
 * @param {number} of */
function makeSheet(of) {
  const sheet = new Sheet(h('div', { class: 'sheet-box' }), true);
  sheet.letWalk();
  listenForQuestions({ box: sheet.box, ask: (part) => askAboutSheet({ text, at: shown.at, seat: of, part }) });
  return sheet;
}

/** Say a roll: "{die-2} {die-5}" is "2, 5".
 * @param {string} step */
function dicePlainly(step) { return [...step.matchAll(/\{die-([^}]+)\}/g)].map((found) => found[1]).join(', '); }

function showControls() {
  const jump = h('select', { 'data-key': 'turn', 'aria-label': say('replay-turn'), onchange: (/** @type {Event} */ e) => go(Number(/** @type {HTMLSelectElement} */ (e.target).value)) },
    ...turnStarts().map(([turn, at]) => h('option', { value: at, selected: turn === shown.turn }, sayOr('bar-turn', '', { number: turn }))));
  const last = shown.steps.length;
  const button = (/** @type {string} */ name, /** @type {number} */ to) => h('button', { type: 'button', 'data-key': `replay-${name}`, 'aria-label': say(`replay-${name}`),
    disabled: to < 0 || to > last || to === shown.at, onclick: () => { pause(); go(to); } }, icon(name));
  const play = h('button', { type: 'button', class: 'main', 'data-key': 'replay-play', 'aria-label': say(timer ? 'replay-pause' : 'replay-play'), onclick: () => (timer ? pause(true) : playOn()) },
    icon(timer ? 'pause' : 'replay'));
  const who = h('select', { 'data-key': 'seat', 'aria-label': say('replay-seat'), onchange: (/** @type {Event} */ e) => { seat = Number(/** @type {HTMLSelectElement} */ (e.target).value); go(shown.at); } },
    ...shown.players.map((/** @type {string} */ name, /** @type {number} */ s) => h('option', { value: s, selected: s === seat }, name || say('seat-number', { number: s + 1 }))));
  fill(byId('controls'), button('first', 0), button('back', shown.at - 1), play, button('next', shown.at + 1), button('last', last), jump, shown.players.length > 6 && who);
  fill(byId('onward'), h('a', { class: 'button', href: `/coach#${from()}`, onclick: () => keepRecord(text) }, icon('star'), say('end-coach')),
    shown.at < shown.steps.length && h('button', { type: 'button', class: 'main', 'data-key': 'go-on', onclick: playOnFrom }, say('replay-go_on', { number: shown.turn })),
    shown.papers.length > 0 && h('button', { type: 'button', class: 'plain', 'data-key': 'change-first', onclick: changeFirst }, say('replay-change')));
}

let timer = 0;

/** Go on by itself until somebody stops it, or the game is over. */
function playOn() {
  pause();
  if (shown.at >= shown.steps.length) go(0);
  timer = window.setInterval(() => {
    if (shown.at >= shown.steps.length) pause(true);
    else go(shown.at + 1);
  }, PAUSE);
  showControls();
}

/** @param {boolean} [isShown] */
function pause(isShown = false) {
  clearInterval(timer);
  timer = 0;
  if (isShown) showControls();
}

/** List every step; a press leads there. */
function showMoves() {
  const list = byId('moves');
  if (list.childElementCount !== shown.steps.length) {
    fill(list, ...shown.steps.map((/** @type {string} */ step, /** @type {number} */ i) => h('li', null,
      h('button', { type: 'button', class: 'plain sentence', 'aria-label': plainly(step).trim() || dicePlainly(step), onclick: () => { pause(); go(i + 1); } },
        h('span', null, ...illustrate(step))))));
  }
  [...list.children].forEach((each, i) => {
    if (i === shown.at - 1) each.setAttribute('aria-current', 'step');
    else each.removeAttribute('aria-current');
  });
  const now = /** @type {HTMLElement | undefined} */ (list.children[shown.at - 1]);
  list.scrollTop = now ? now.offsetTop - list.clientHeight / 2 : 0;
}

/** Where this record can be found again. */
function from() {
  const table = hashOf('table');
  return table ? `table=${encodeURIComponent(table)}` : 'kept';
}

/** Say for each seat that plays on: me, or a bot in the place of everybody else.
 * @returns {string[]} */
function players() {
  const mine = Math.max(0, (Number(hashOf('seat')) || shown.bots.indexOf('') + 1) - 1);
  return shown.bots.map((/** @type {string} */ bot, /** @type {number} */ s) => (s === mine ? 'me' : bot || STAND_IN));
}

/** Play on from the sheets as they stand here: the same seats, bots for the others. */
async function playOnFrom() {
  while (!shown.papers.length && shown.at > 0) await go(shown.at - 1); // in the middle of a turn there are none
  if (!shown.papers.length) return;
  const fields = { turn: String(shown.turn), ...Object.fromEntries(shown.papers.map((/** @type {string} */ text, /** @type {number} */ n) => [`sheet.${n + 1}`, text])),
    ...Object.fromEntries(players().map((who, n) => [`who.${n + 1}`, who])) };
  const form = /** @type {HTMLFormElement} */ (h('form', { method: 'post', action: '/paper', hidden: true }, h('input', { type: 'hidden', name: 'promise', class: 'promise' }),
    ...Object.entries(fields).map(([name, value]) => (name.startsWith('sheet') ? h('textarea', { name }, value) : h('input', { type: 'hidden', name, value })))));
  document.body.append(form);
  promiseInForms();
  form.requestSubmit();
}

/** Change something before playing on. */
function changeFirst() {
  keepSheets(shown.papers, shown.turn, players());
  location.href = addressOf('/paper');
}

/** @returns {[number, number][]} */
function turnStarts() {
  /** @type {Map<number, number>} */
  const first = new Map();
  shown.turns.forEach((/** @type {number} */ turn, /** @type {number} */ at) => { if (!first.has(turn)) first.set(turn, at); });
  return [...first];
}

/** Show everybody's score: what counts first, then the terms that anybody has. */
function showScores() {
  const has = shown.terms.map((/** @type {string} */ _, /** @type {number} */ i) => shown.scores.some((/** @type {any} */ score) => score.terms[i]));
  const terms = shown.terms.filter((/** @type {string} */ _, /** @type {number} */ i) => has[i]);
  const figure = (/** @type {number} */ value) => String(value).replace('-', '−');
  const head = h('tr', null, h('th', { scope: 'col' }, say('end-player')), h('th', { scope: 'col' }, say(shown.weakest ? 'replay-weakest' : 'score-total')),
    ...terms.map((/** @type {string} */ t) => h('th', { scope: 'col' }, termName(t))));
  const rows = shown.scores.map((/** @type {any} */ score, /** @type {number} */ s) => h('tr', null, h('th', { scope: 'row' }, shown.players[s] || say('seat-number', { number: s + 1 })),
    h('td', { class: 'total' }, tellStanding(score)),
    ...score.terms.filter((/** @type {number} */ _, /** @type {number} */ i) => has[i]).map((/** @type {number} */ value) => h('td', null, figure(value)))));
  fill(byId('scores'), h('table', { class: 'results' }, h('thead', null, head), h('tbody', null, ...rows)));
}

slider.addEventListener('input', () => { pause(); go(Number(slider.value)); });
document.addEventListener('keydown', (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (!shown || event.defaultPrevented || target.closest('input, textarea, select, [tabindex="0"]') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'ArrowRight') go(Math.min(shown.steps.length, shown.at + 1));
  else if (event.key === 'ArrowLeft') go(Math.max(0, shown.at - 1));
  else return;
  event.preventDefault();
});
takeRecords(async (record) => {
  text = record;
  sheets.clear();
  await go(Number(hashOf('at')) || 0);
  if (hashOf('at') === 'last' && shown) go(shown.steps.length);
  if (hashOf('go') && shown) playOnFrom();
});
