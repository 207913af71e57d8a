// @ts-check
// The puzzles of a day: those that were solved have a tick.
import { byId, icon } from '../kit/dom.js';
import { countStreak, listSolved } from '../kit/solved.js';
import { say } from '../kit/messages.js';

const solved = listSolved();
for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-puzzle]'))) {
  if (solved[link.dataset.puzzle ?? '']) link.prepend(icon('check'));
}
const days = countStreak(new Date());
byId('streak').hidden = !days;
byId('streak').textContent = days > 1 ? say('puzzle-streak', { number: days }) : say('puzzle-streak_one');
