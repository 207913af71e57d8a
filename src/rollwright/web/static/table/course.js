// @ts-check
// How a game went: the scores after each turn, mine and the rival's.
import { h, say, sayOr, signed } from '../kit/dom.js';
import { shape, SVG } from '../kit/marks.js';
import { post } from '../kit/record.js';
import { callServer } from '../kit/server.js';

/** @typedef {import('./table.js').Table} Table
 * @typedef {{turns: number[], scores: number[][]}} Course
 * @typedef {(value: number) => number} Scale */

const WIDE = 300, HIGH = 180, LEFT = 36, RIGHT = 38, TOP = 16, BOTTOM = 28;
/** Steps between two lines, and how many of them there are at most. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500], LINES = 4;

/** Return a figure of a game that is over; nothing where its record cannot be had.
 * @param {Table} table @param {number} seat @param {number | null} rival */
export async function drawCourse(table, seat, rival) {
  const response = await callServer(`/t/${table.facts.table}/record.txt`);
  const found = response.ok ? await post('/api/course', { text: await response.text(), seat, rival: rival ?? seat }) : {};
  if (!found.turns || found.turns.length < 3) return null;
  const isAlone = rival === null;
  return h('figure', { class: 'course' }, h('figcaption', null, h('h3', null, say('end-course')),
    !isAlone && h('span', { class: 'quiet' }, say('end-course_key', { name: table.nameOf(rival) }))), draw(found, isAlone), table.facts.weakest ? null : tellBest(found));
}

/** Say which turn brought most.
 * @param {Course} course */
function tellBest({ turns, scores: [mine] }) {
  const gains = mine.map((value, i) => (i ? value - mine[i - 1] : 0));
  const most = Math.max(...gains);
  return most > 0 ? h('p', { class: 'best-turn' }, say('end-best_turn', { turn: turns[gains.indexOf(most)], points: signed(most) })) : null;
}

/** @param {Course} course @param {boolean} isAlone */
function draw({ turns, scores }, isAlone) {
  const [mine, theirs] = scores;
  const lines = ticks(isAlone ? mine : [...mine, ...theirs]);
  const x = (/** @type {number} */ i) => LEFT + (i / (turns.length - 1)) * (WIDE - LEFT - RIGHT);
  const y = (/** @type {number} */ value) => TOP + ((lines[lines.length - 1] - value) / (lines[lines.length - 1] - lines[0])) * (HIGH - TOP - BOTTOM);
  const made = document.createElementNS(SVG, 'svg');
  const told = say(isAlone ? 'end-course_alone' : 'end-course_both', { mine: mine[mine.length - 1], theirs: theirs[theirs.length - 1], turns: turns.length });
  for (const [name, value] of Object.entries({ viewBox: `0 0 ${WIDE} ${HIGH}`, role: 'img', 'aria-label': told })) made.setAttribute(name, value);
  made.append(...lines.flatMap((value) => [shape('path', { class: 'grid', d: `M${LEFT} ${y(value)}H${WIDE - RIGHT}` }), label(LEFT - 6, y(value) + 4, value, 'end')]),
    label(LEFT, HIGH - 6, sayOr('bar-turn', '', { number: turns[0] }), 'start'), label(WIDE - RIGHT, HIGH - 6, String(turns[turns.length - 1]), 'end'));
  if (!isAlone) made.append(...line(theirs, 'theirs', x, y), ...passing(turns, mine, theirs, x, y));
  made.append(...line(mine, 'mine', x, y));
  if (!isAlone) spread([...made.querySelectorAll('.end-of')]);
  return made;
}

/** Keep the two last figures apart where the lines end close together.
 * @param {Element[]} labels */
function spread(labels) {
  const [a, b] = labels.map((each) => Number(each.getAttribute('y')));
  if (Math.abs(a - b) >= 15) return;
  const by = (15 - Math.abs(a - b)) / 2;
  labels[0].setAttribute('y', String(a + (a < b ? -by : by)));
  labels[1].setAttribute('y', String(b + (a < b ? by : -by)));
}

/** @param {number[]} values @param {string} kind @param {Scale} x @param {Scale} y */
function line(values, kind, x, y) {
  const last = values.length - 1;
  return [shape('path', { class: kind, d: `M${values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}` }),
    shape('circle', { class: `${kind} point`, cx: String(x(last)), cy: String(y(values[last])), r: '4' }), label(x(last) + 8, y(values[last]) + 5, values[last], 'start', `end-of ${kind}`)];
}

/** Mark where I passed the rival for the last time.
 * @param {number[]} turns @param {number[]} mine @param {number[]} theirs @param {Scale} x @param {Scale} y */
function passing(turns, mine, theirs, x, y) {
  const last = mine.length - 1;
  const behind = mine.findLastIndex((value, i) => value < theirs[i]);
  if (behind < 0 || behind >= last || behind < 2) return [];
  const at = behind + 1;
  const isRight = x(at) > WIDE / 2;
  return [shape('circle', { class: 'pass', cx: String(x(at)), cy: String(y(mine[at])), r: '7' }),
    label(x(at) + (isRight ? -11 : 11), y(mine[at]) - 8, say('end-passed', { turn: turns[at] }), isRight ? 'end' : 'start', 'pass')];
}

/** Return round values for lines across all of some values.
 * @param {number[]} values */
function ticks(values) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((each) => (high - low) / each <= LINES) ?? 1000;
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, i) => first + i * step);
}

/** @param {number} x @param {number} y @param {number | string} text @param {string} anchor @param {string} [kind] */
function label(x, y, text, anchor, kind = '') {
  const made = shape('text', { x: x.toFixed(1), y: y.toFixed(1), 'text-anchor': anchor, class: kind });
  made.textContent = String(text).replace('-', '−');
  return made;
}
