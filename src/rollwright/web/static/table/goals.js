// @ts-check
// The goals of a challenge beside the choices: how far each is, read off the sheet, and the points that a move would add.
import { byId, fill, h, icon, isStale, signed } from '../kit/dom.js';
import { loadStyle } from '../kit/styles.js';
import { sum } from './panel.js';

/** @typedef {import('./table.js').Table} Table
 * @typedef {{spot: string, words: string, now: string, most: number, isDone: boolean}} Goal */

await loadStyle('edges.css');

/** Show the goals while the game is played.
 * @param {Table} table */
export function showGoals(table) {
  const { picker, state } = table;
  const goals = state.phase === 'playing' ? readGoals(table) : [];
  const change = picker && (picker.shown || picker.canDraw) ? sum(picker.change_ ?? []) : 0;
  const box = byId('goals');
  if (!isStale(box, goals, change)) return;
  box.hidden = !goals.length;
  document.body.classList.toggle('aims', goals.length > 0);
  fill(box, h('ul', { class: 'goals' }, ...goals.map((goal, i) => show(goal, i === 0 ? change : 0))));
}

/** Read the goals off the printed sheet, and how far they are off its marks.
 * @param {Table} table @returns {Goal[]} */
function readGoals({ sheet }) {
  const [, ...lines] = sheet.box.querySelectorAll('[data-about=goal] text');
  const spots = [...sheet.spots.keys()].filter((name) => name.startsWith('goal-') && !name.endsWith('-done'));
  const mark = (/** @type {string} */ name) => sheet.over[name] ?? sheet.marks[name] ?? '';
  return spots.map((spot, i) => {
    const words = lines[i]?.textContent ?? '';
    return { spot, words, now: mark(spot), most: Number(/^\d+/.exec(words)?.[0] ?? 0), isDone: Boolean(mark(`${spot}-done`)) };
  });
}

/** @param {Goal} goal @param {number} change */
function show({ spot, words, now, most, isDone }, change) {
  return h('li', { class: isDone ? 'done' : null, 'data-goal': spot }, isDone && icon('check'), h('span', { class: 'words' }, words),
    most > 0 && h('b', { class: 'points' }, now, change ? h('small', { class: change > 0 ? 'up' : 'down' }, signed(change)) : null),
    most > 0 && h('progress', { max: most, value: Math.max(0, Number(now)), 'aria-label': words }));
}
