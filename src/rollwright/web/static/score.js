// @ts-check
// Score a paper sheet: tap it together, see what it is worth and what no game could have made.
import { announce, byId, fill, h, say, svg } from './dom.js';
import { keepSheets } from './record.js';
import { findMark, Sheet } from './sheet.js';
import { scoreList } from './panel.js';

const text = /** @type {HTMLTextAreaElement} */ (byId('text'));
const game = /** @type {HTMLSelectElement} */ (byId('game'));
const sheet = new Sheet(byId('sheet'), true);
const tall = matchMedia('(max-width: 700px)').matches;
let mark = '.';
let asked = 0;

/** @param {Record<string, string>} [tap] */
async function ask(tap = {}) {
  const number = ++asked;
  const response = await fetch('/api/sheet', { method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: text.value, tall, ...tap }) });
  const answer = await response.json();
  if (number !== asked) return;
  complain(answer.wrong ?? answer.complaint);
  if (!answer.wrong) show(answer);
}

/** @param {string} sentence */
function complain(sentence) {
  const box = byId('complaint');
  box.hidden = !sentence;
  box.textContent = sentence;
}

/** @param {any} answer */
function show(answer) {
  if (answer.game !== game.value) { location.href = `/score?game=${encodeURIComponent(answer.game)}#${encodeURIComponent(text.value)}`; return; }
  if (text.value !== answer.text) text.value = answer.text;
  history.replaceState(null, '', `#${encodeURIComponent(answer.text)}`);
  sheet.show(answer.sheet);
  sheet.allow(sheet.cells.keys());
  showPalette(answer.palette);
  fill(byId('score'), scoreList(answer.terms, answer.score), answer.score.rank && h('p', { class: 'rank' }, answer.score.rank));
  announce(say('scoring.now', { total: answer.score.total }));
}

/** @param {string[]} marks */
function showPalette(marks) {
  if (byId('palette').childElementCount) return;
  if (marks.length > 1) mark = marks[1];
  fill(byId('palette'), ...marks.map((each) => {
    const drawn = findMark(each);
    const picture = drawn ? svg(`<svg xmlns="http://www.w3.org/2000/svg" class="rw rw-light" viewBox="0 0 40 40" aria-hidden="true"><use href="#${drawn.id}" class="mark ${drawn.ink}"/></svg>`) : each === '.' ? '' : each;
    const name = each === '.' ? say('scoring.empty') : drawn?.id.replace(/^m-/, '').replaceAll('-', ' ') ?? each;
    return h('button', { type: 'button', class: 'swatch', role: 'radio', 'aria-checked': String(each === mark), 'aria-label': name, title: name,
      onclick: (/** @type {Event} */ event) => {
        mark = each;
        byId('palette').querySelectorAll('button').forEach((b) => b.setAttribute('aria-checked', String(b === event.currentTarget)));
      } }, picture);
  }));
}

sheet.box.addEventListener('click', (event) => {
  const place = sheet.placeOf(event);
  if (place) { sheet.here = place; ask({ place, mark }); }
});
sheet.box.addEventListener('focusin', (event) => { const place = sheet.placeOf(event); if (place) { sheet.here = place; sheet.makeWalkable(); } });
sheet.box.addEventListener('keydown', (event) => {
  if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') { if (sheet.walk(event.key)) event.preventDefault(); }
  else if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); ask({ place: sheet.here, mark }); }
});
let typing = 0;
text.addEventListener('input', () => { clearTimeout(typing); typing = setTimeout(() => ask(), 300); });
game.addEventListener('change', () => { location.href = `/score?game=${encodeURIComponent(game.value)}`; });
byId('share').addEventListener('click', async () => {
  await navigator.clipboard?.writeText(location.href);
  byId('share').textContent = say('share.copied');
});
byId('go-on').addEventListener('click', () => { keepSheets([text.value], null); location.href = '/paper'; });
text.value = location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : game.value;
ask();
