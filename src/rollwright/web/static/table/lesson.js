// @ts-check
// A lesson at the table: one sentence at a time, and what glows. The table says where it stands; which of a
// step's sentences is shown is this browser's business.
import { announce, byId, fill, h, icon, say } from '../kit/dom.js';
import { promiseInForms } from '../kit/share.js';
import { die, illustrate, plainly } from '../kit/marks.js';
import { loadStyle } from '../kit/styles.js';

await loadStyle('teach.css');

/** @typedef {import('./table.js').Table} Table
 * @typedef {import('./picker.js').Choice} Choice
 * @typedef {{text: string, glow: string[]}} Caption
 * @typedef {{step: number, steps: number, what: 'roll' | 'move' | 'end', says: Caption[], path: number[]}} Lesson */

/** @type {{step: number, at: number, told: string, seen: string}} */
const page = { step: -1, at: 0, told: '', seen: '' };

/** Show what a lesson says now, and let glow what it is about.
 * @param {Table} table */
export function showLesson(table) {
  const box = byId('lesson');
  /** @type {Lesson | null | undefined} */
  const lesson = table.state.lesson;
  const isShown = Boolean(lesson) && !(lesson?.what === 'end' && page.step === lesson.step && page.at >= lesson.says.length);
  document.body.classList.toggle('learning', isShown);
  box.hidden = !isShown;
  if (!lesson || !isShown) { glow(table, new Set(), []); return; }
  turnTo(table, lesson);
  const caption = lesson.says[page.at];
  const shown = `${page.step} ${page.at}`;
  if (box.dataset.shown !== shown) fill(box, h('p', { class: 'caption' }, ...illustrate(caption?.text ?? say(`lesson-${lesson.what}`))),
    caption?.glow.some((name) => name.startsWith('shape')) && drawShapes(table.facts.shapes ?? [], caption.glow),
    h('div', { class: 'row' }, h('progress', { max: String(lesson.steps), value: String(lesson.step), 'aria-label': say('lesson-progress') }),
      ...buttons(table, lesson)), lesson.what === 'end' && page.at >= lesson.says.length - 1 && onward(table));
  box.dataset.shown = shown;
  if (caption && page.told !== caption.text) { page.told = caption.text; announce(plainly(caption.text)); }
  glow(table, new Set(caption?.glow ?? []), page.at >= lesson.says.length - 1 ? next(table, lesson) : []);
}

/** Draw the shape that each die stands for; the one that is meant is lit. The caption says it in words.
 * @param {string[]} shapes Rows of squares: "x./xx". @param {string[]} names */
function drawShapes(shapes, names) {
  const draw = (/** @type {string} */ rows) => h('span', { class: `shape across-${rows.split('/')[0].length}` },
    ...[...rows.replaceAll('/', '')].map((square) => h('i', { class: square === 'x' ? 'full' : null })));
  return h('div', { class: 'shapes', 'aria-hidden': 'true' }, ...shapes.map((rows, i) =>
    h('span', { class: names.includes(`shape-${i + 1}`) ? 'lit' : null }, die(String(i + 1), 'tiny-die'), draw(rows))));
}

/** Begin the step that the table is at, or go on where this browser was.
 * @param {Table} table @param {Lesson} lesson */
function turnTo(table, lesson) {
  if (page.step === lesson.step) return;
  const [step, at] = (sessionStorage.getItem(`lesson ${table.facts.table}`) ?? '-1 0').split(' ').map(Number);
  Object.assign(page, { step: lesson.step, at: step === lesson.step ? at : 0 });
}

/** @param {Table} table */
function turnPage(table) {
  page.at += 1;
  sessionStorage.setItem(`lesson ${table.facts.table}`, `${page.step} ${page.at}`);
  table.refresh();
}

/** @param {Table} table */
function rivalOf(table) { return table.players[1 - (table.state.you ?? 0)]; }

/** @param {Table} table @param {Lesson} lesson @returns {Node[]} */
function buttons(table, lesson) {
  const isLast = page.at >= lesson.says.length - 1;
  const on = (!isLast || lesson.what === 'end') && h('button', { type: 'button', class: 'main', 'data-key': 'lesson', onclick: () => turnPage(table) },
    isLast ? say('lesson-play', { rival: rivalOf(table)?.name ?? '' }) : say('lesson-next'));
  const skip = lesson.what !== 'end' && h('form', { method: 'post', action: `/play/${table.facts.game}` }, h('input', { type: 'hidden', name: 'bot', value: rivalOf(table)?.bot ?? '' }),
    h('button', { type: 'submit', class: 'small quiet-button', 'data-key': 'skip' }, say('lesson-skip')));
  return /** @type {Node[]} */ ([skip, on].filter(Boolean));
}

/** Remember that this lesson is done, and offer what can come after it: the next lesson, challenges, all games.
 * @param {Table} table */
function onward(table) {
  const { game, name, lessons = [], challenges } = table.facts;
  try { localStorage.setItem(`learnt ${game}`, '1'); } catch { /* a private window forgets */ }
  const at = lessons.findIndex(([id]) => id === game) + 1;
  const next = [...lessons.slice(at), ...lessons.slice(0, at)].find(([id]) => !localStorage.getItem(`learnt ${id}`));
  setTimeout(promiseInForms);
  return h('div', { class: 'onward' }, h('p', { class: 'learnt' }, icon('check'), say('lesson-learnt', { game: name })), h('div', { class: 'row' },
    next && h('form', { method: 'post', action: `/learn/${next[0]}` }, h('input', { type: 'hidden', name: 'promise', class: 'promise' }),
      h('button', { type: 'submit', 'data-key': 'next-lesson' }, say('lesson-next_lesson', { game: next[1] }))),
    challenges && h('a', { class: 'button', href: `/challenges/${game}` }, icon('star'), say('lesson-challenges')),
    h('a', { class: 'button', href: '/' }, say('menu-home'))));
}

/** Return what is to be done next: keys of buttons, and places of the sheet.
 * @param {Table} table @param {Lesson} lesson @returns {Choice[] | string} */
function next(table, lesson) {
  const { picker } = table;
  if (lesson.what === 'roll') return 'roll';
  if (lesson.what !== 'move' || !picker || picker.offers.take) return [];
  const leaf = picker.offers.moves.findIndex((path) => path.join() === lesson.path.join());
  picker.wanted = picker.wayTo(leaf);
  const isRight = picker.path.every((node, i) => node === picker.wanted[i]);
  if (!isRight) return 'back';
  return picker.path.length === picker.wanted.length ? 'confirm' : picker.wanted.slice(picker.path.length);
}

/** Let parts of the sheet, dice, readings and buttons glow, and nothing else.
 * @param {Table} table @param {Set<string>} names @param {Choice[] | string} todo */
function glow(table, names, todo) {
  const way = typeof todo === 'string' ? [] : todo;
  const key = typeof todo === 'string' ? todo : '';
  const places = way[0]?.p ?? [];
  table.sheet.glow(new Set(places), names);
  for (const row of document.querySelectorAll('#score [data-term]')) {
    row.classList.toggle('about', names.has(`score-${/** @type {HTMLElement} */ (row).dataset.term}`));
  }
  const taken = (way[0]?.c ?? '').startsWith('take:') ? way[0].c.slice(5).split(',') : [];
  byId('dice').classList.toggle('glow', names.has('dice') && !taken.length);
  byId('score').classList.toggle('glow', names.has('score'));
  [...byId('dice').children].forEach((die, i) => {
    const at = taken.indexOf(table.state.roll?.faces[i]), isMeant = at >= 0 && !die.classList.contains('gone');
    die.classList.toggle('glow', isMeant);
    if (isMeant) taken.splice(at, 1);
  });
  for (const button of document.querySelectorAll('#panel [data-key]')) {
    const mine = /** @type {HTMLElement} */ (button).dataset.key ?? '';
    const isChip = mine.startsWith('chip ') && !places.length && way.length > 0 && mine.split(' ').includes(way[0].c);
    const isMeant = isChip || (key !== '' && mine === key);
    if (isMeant && !button.classList.contains('glow')) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    button.classList.toggle('glow', isMeant);
  }
  if (places.length && !table.sheet.box.contains(document.activeElement)) { table.sheet.here = places[0]; table.sheet.makeWalkable(); }
  if (places.length) bringIntoView(table.sheet.cells.get(places[0]), places.join());
}

/** Scroll to what glows, once, where it lies under the lesson or outside the window.
 * @param {Element | undefined} cell @param {string} what */
function bringIntoView(cell, what) {
  if (!cell || page.seen === `${page.step} ${what}`) return;
  page.seen = `${page.step} ${what}`;
  const box = cell.getBoundingClientRect();
  const top = byId('lesson').getBoundingClientRect().bottom;
  if (box.top < top || box.bottom > innerHeight - 110) cell.scrollIntoView({ block: 'center' });
}
