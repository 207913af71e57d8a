// @ts-check
// Score a paper sheet: tap it together, see what it is worth and what no game could have made.
import { announce, byId, fill, h, icon, say, sayOr, speakOf } from '../kit/dom.js';
import { findMark, picture } from '../kit/marks.js';
import { askAboutSheet, listenForQuestions } from '../kit/explain.js';
import { keepSheets } from '../kit/record.js';
import { Sheet } from '../kit/sheet.js';
import { scoreList } from '../table/panel.js';
import { addressOf, callServer } from '../kit/server.js';

const text = /** @type {HTMLTextAreaElement} */ (byId('text'));
const game = /** @type {HTMLSelectElement} */ (byId('game'));
const sheet = new Sheet(byId('sheet'), true);
sheet.replaced = () => sheet.allow(sheet.cells.keys());
let mark = '.';
/** @type {any[]} */
let fields = [];
let asked = 0;
/** Lists that are unfolded.
 * @type {Set<string>} */
const openFields = new Set();

/** @param {Record<string, string>} [tap] */
async function ask(tap = {}) {
  const number = ++asked;
  const response = await callServer('/api/sheet', { method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: text.value, ...tap }) });
  const answer = await response.json();
  if (number !== asked) return;
  complain(answer.wrong ?? answer.complaint);
  if (!answer.wrong) show(answer);
  else if (tap.field) showFields(fields);
}

/** @param {string} sentence */
function complain(sentence) {
  const box = byId('complaint');
  box.hidden = !sentence;
  box.textContent = sentence;
}

/** @param {any} answer */
function show(answer) {
  if (answer.game !== game.value) { location.href = addressOf(`/score?game=${encodeURIComponent(answer.game)}#${encodeURIComponent(text.value)}`); return; }
  if (text.value !== answer.text) text.value = answer.text;
  history.replaceState(null, '', `#${encodeURIComponent(answer.text)}`);
  sheet.show(answer.sheet);
  sheet.ready.then(() => { sheet.allow(sheet.cells.keys()); showPalette(answer.palette); });
  fields = answer.fields;
  showFields(fields);
  speakOf(answer.game);
  const { scores } = answer;
  fill(byId('score'), ...scores.flatMap((/** @type {any} */ score, /** @type {number} */ i) => [
    scores.length > 1 && h('h3', null, say('scoring-player', { side: 'AB'[i] })), scoreList(answer.terms, score, undefined, (term) => answer.lines.includes(term)), score.rank && h('p', { class: 'rank' }, score.rank)]));
  const now = scores.map((/** @type {any} */ score) => say('scoring-now', { count: score.total, total: String(score.total).replace('-', '−') })).join(', ');
  byId('now').textContent = now;
  announce(now);
}

/** Show what is on a sheet besides squares: options, numbers, boxes to tick.
 * @param {any[]} fields */
function showFields(fields) {
  /** @type {HTMLElement} */ (byId('fields').parentElement).hidden = !fields.length;
  fill(byId('fields'), ...fields.map((field) => (field.kind === 'ticks' ? ticks(field) : h('label', null, field.label, oneValue(field)))));
}

/** @param {any} field */
function oneValue(field) {
  const set = (/** @type {Event} */ event) => ask({ field: field.name, value: /** @type {HTMLInputElement} */ (event.target).value });
  if (field.kind === 'number') return h('input', { type: 'number', min: field.least, max: field.most, value: field.value, 'data-key': field.name, onchange: set });
  return h('select', { 'data-key': field.name, onchange: set },
    ...field.values.map((/** @type {any} */ each) => h('option', { value: each.value, selected: each.value === field.value }, each.label)));
}

/** @param {any} field */
function ticks(field) {
  const ticked = new Set(field.value.split(','));
  const set = () => ask({ field: field.name, value: field.values.map((/** @type {any} */ each) => each.value).filter((/** @type {string} */ value) => ticked.has(value)).join(',') });
  const boxes = field.values.map((/** @type {any} */ each) => h('label', { class: 'tick' }, h('input', { type: 'checkbox', checked: ticked.has(each.value), 'data-key': `${field.name} ${each.value}`,
    onchange: () => { if (!ticked.delete(each.value)) ticked.add(each.value); set(); } }), h('span', null, each.label)));
  const isOpen = openFields.has(field.name) || field.values.length < 8;
  return isOpen && field.values.length < 8 ? h('fieldset', { class: 'few' }, h('legend', null, field.label), ...boxes) :
    h('details', { open: isOpen, ontoggle: (/** @type {Event} */ e) => { if (/** @type {HTMLDetailsElement} */ (e.target).open) openFields.add(field.name); else openFields.delete(field.name); } },
      h('summary', null, `${field.label}${field.value ? `: ${field.value}` : ''}`), ...boxes);
}

/** @param {string[]} marks */
function showPalette(marks) {
  if (byId('palette').childElementCount) return;
  if (marks.length > 1) mark = marks[1];
  fill(byId('palette'), ...marks.map((each) => {
    const drawn = findMark(each);
    const shown = each === '-' ? '−1' : picture(each) ?? (each === '.' ? icon('rubber') : each); // a ring in a corner says little
    const name = each === '.' ? say('scoring-empty') : each === '-' ? sayOr('scoring-fewer', each) : drawn?.words ?? each;
    return h('button', { type: 'button', class: 'swatch', role: 'radio', 'aria-checked': String(each === mark), 'aria-label': name, title: name,
      onclick: (/** @type {Event} */ event) => {
        mark = each;
        byId('palette').querySelectorAll('button').forEach((b) => b.setAttribute('aria-checked', String(b === event.currentTarget)));
      } }, shown);
  }));
}

sheet.box.addEventListener('click', (event) => {
  const place = sheet.placeOf(event);
  if (place) { sheet.here = place; ask({ place, mark }); }
});
sheet.letWalk();
listenForQuestions({ box: sheet.box, ask: (part) => askAboutSheet({ text: text.value, seat: 0, part }), isPressed: (part) => part.hasAttribute('data-place') });
sheet.box.addEventListener('keydown', (event) => {
  if ((event.key === 'Enter' || event.key === ' ') && sheet.placeOf(event)) { event.preventDefault(); ask({ place: sheet.here, mark }); }
});
let typing = 0;
text.addEventListener('input', () => { clearTimeout(typing); typing = setTimeout(() => ask(), 300); });
game.addEventListener('change', () => { location.href = addressOf(`/score?game=${encodeURIComponent(game.value)}`); });
byId('share').addEventListener('click', async () => {
  const isCopied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
  byId('share').textContent = say(isCopied ? 'share-copied' : 'scoring-share_refused');
});
byId('go-on').addEventListener('click', () => { keepSheets([text.value], null); location.href = addressOf('/paper'); });
text.value = location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : game.value;
ask();
