// @ts-check
// Sheets of paper to go on from: each is drawn as it is typed, with what it is worth or what is wrong with it.
import { byId, fill, say } from '../kit/dom.js';
import { askAboutSheet, listenForQuestions } from '../kit/explain.js';
import { promiseInForms } from '../kit/share.js';
import { keptSheets } from '../kit/record.js';
import { Sheet } from '../kit/sheet.js';
import { callServer } from '../kit/server.js';

const box = byId('paper-sheets');
const template = /** @type {HTMLTemplateElement} */ (byId('paper-sheet'));
promiseInForms();

/** @param {string} text @param {string} player */
function add(text, player) {
  const sheet = /** @type {HTMLElement} */ (/** @type {Element} */ (template.content.firstElementChild).cloneNode(true));
  box.append(sheet);
  const field = /** @type {HTMLTextAreaElement} */ (sheet.querySelector('.text'));
  choose(/** @type {HTMLSelectElement} */ (sheet.querySelector('.who')), player);
  field.value = text;
  listenForQuestions({ box: /** @type {HTMLElement} */ (sheet.querySelector('.sheet-box')), ask: (part) => askAboutSheet({ text: field.value, seat: 0, part }) });
  let typing = 0;
  field.addEventListener('input', () => { clearTimeout(typing); typing = window.setTimeout(() => check(sheet), 300); });
  sheet.querySelector('.remove')?.addEventListener('click', () => { sheet.remove(); number(); });
  number();
  if (text) check(sheet);
}

/** @param {HTMLSelectElement} who @param {string} player A level that is not offered is played by a person. */
function choose(who, player) { who.value = [...who.options].some((each) => each.value === player) ? player : 'person'; }

function number() {
  const sheets = [...box.querySelectorAll('.paper-sheet')];
  sheets.forEach((sheet, i) => {
    const name = say('paper-sheet', { number: i + 1 });
    fill(/** @type {HTMLElement} */ (sheet.querySelector('legend')), name);
    /** @type {HTMLTextAreaElement} */ (sheet.querySelector('.text')).name = `sheet.${i + 1}`;
    /** @type {HTMLSelectElement} */ (sheet.querySelector('.who')).name = `who.${i + 1}`;
    /** @type {HTMLElement} */ (sheet.querySelector('.remove')).hidden = sheets.length === 1;
  });
}

/** @param {HTMLElement} sheet */
async function check(sheet) {
  const text = /** @type {HTMLTextAreaElement} */ (sheet.querySelector('.text')).value;
  const told = /** @type {HTMLElement} */ (sheet.querySelector('.told'));
  const response = await callServer('/api/sheet', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ text }) });
  const answer = await response.json();
  const wrong = answer.wrong ?? answer.complaint;
  told.className = wrong ? 'told wrong' : 'told';
  fill(told, wrong || say('paper-points', { game: answer.name, total: answer.scores[0].total }));
  if (answer.wrong) return;
  const drawing = new Sheet(/** @type {HTMLElement} */ (sheet.querySelector('.sheet-box')), false);
  drawing.show({ ...answer.sheet, bases: [answer.sheet.bases[1], answer.sheet.bases[1]] });
  askForRival(answer.seats > 1);
}

/** Where two share one sheet, say who the other one is.
 * @param {boolean} isShared */
function askForRival(isShared) {
  const rival = byId('rival');
  rival.hidden = !isShared;
  byId('add-sheet').hidden = isShared;
  const who = /** @type {HTMLSelectElement} */ (rival.querySelector('select'));
  who.disabled = !isShared;
  if (isShared) who.name = 'who.2';
}

byId('add-sheet').addEventListener('click', () => add('', 'person'));
for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('button.example'))) {
  button.addEventListener('click', () => { box.replaceChildren(); add(button.dataset.text ?? '', 'me'); });
}
const kept = keptSheets();
const texts = kept.sheets.length ? kept.sheets : [location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : ''];
texts.forEach((text, i) => add(text, kept.players[i] ?? 'person'));
if (kept.players[1]) choose(/** @type {HTMLSelectElement} */ (byId('rival').querySelector('select')), kept.players[1]);
if (kept.turn) /** @type {HTMLInputElement} */ (byId('paper-turn')).value = String(kept.turn);
