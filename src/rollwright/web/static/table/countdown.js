// @ts-check
// The middle of the screen: the turn, the dice, the time that is left, who has drawn.
import { byId, fill, h } from '../kit/dom.js';
import { die } from '../kit/marks.js';
import { say } from '../kit/messages.js';

/** Length of the ring, which is a circle of radius 54. */
const RING = 2 * Math.PI * 54;
const ring = byId('ring');
let rolled = -1;

/** @param {any} screen */
export function showMiddle(screen) {
  const { state } = screen;
  byId('turn').textContent = headline(screen);
  const number = state.phase === 'open' ? 0 : state.roll?.number ?? 0;
  if (number !== rolled) {
    const isNew = rolled >= 0;
    rolled = number;
    fill(byId('dice'), ...(number ? state.roll.faces : []).map((/** @type {string} */ face, /** @type {number} */ i) => die(face, `die d${i % 4}${isNew ? ' rolling' : ''}`)));
  }
  [...byId('dice').children].forEach((each, i) => each.classList.toggle('gone', state.roll?.gone.includes(i)));
  showTime(screen);
}

/** @param {any} screen */
function headline({ state, names }) {
  if (state.phase === 'open') return say('screen-open');
  if (state.phase === 'playing') return say('screen-turn', { number: state.turn ?? '' });
  const winners = state.outcome?.winners ?? [];
  return winners.length ? say(winners.length > 1 ? 'end-winners' : 'end-winner', { names: names(winners) }) : say('live-over');
}

/** Show the seconds that are left, as a ring that empties; without a clock, how many have drawn.
 * @param {any} screen */
export function showTime(screen) {
  const { state } = screen;
  const seats = Object.values(screen.players).filter((who) => who.state !== 'empty').length;
  const drawn = seats - (state.waiting?.length ?? 0);
  const left = state.phase === 'playing' && !state.is_paused ? screen.secondsLeft() : null;
  const part = left === null ? (seats ? drawn / seats : 0) : left / Math.max(1, screen.longest);
  const isRunning = state.phase === 'playing';
  byId('clock').hidden = !isRunning || (left === null && state.is_roll_due);
  document.body.classList.toggle('hurry', left !== null && left <= 10);
  ring.setAttribute('stroke-dasharray', `${RING * part} ${RING}`);
  byId('left').textContent = state.is_paused ? '❚❚' : left === null ? `${drawn}/${seats}` : String(left);
  byId('told').textContent = tell(screen, drawn, seats);
  byId('more').textContent = tellMore(screen, left);
  byId('drawn').style.setProperty('--part', `${100 * (seats ? drawn / seats : 0)}%`);
  byId('drawn').hidden = !isRunning || state.is_roll_due || left === null || screen.facts.shared;
}

/** @param {any} screen @param {number} drawn @param {number} seats */
function tell({ state, facts, names }, drawn, seats) {
  if (state.phase === 'open') return say('screen-sit', { number: seats });
  if (state.phase !== 'playing') return '';
  if (state.is_paused) return say('screen-paused');
  if (state.is_roll_due) return say('screen-roll');
  return facts.shared ? say('screen-moves', { names: names(state.waiting) }) : say('screen-drawn', { number: drawn, of: seats });
}

/** @param {any} screen @param {number | null} left */
function tellMore({ state, facts }, left) {
  if (state.phase === 'open') return say(facts.seated ? 'screen-start_here' : 'lobby-wait');
  if (state.phase === 'over') return state.outcome?.remarks?.[0] ?? say('screen-over');
  if (state.is_paused) return say('screen-paused_more');
  if (left === null) return '';
  return state.is_roll_due ? say('screen-roll_in', { seconds: left }) : say('screen-left', { seconds: left });
}
