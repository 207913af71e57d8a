// @ts-check
// The puzzles of a day, each with what became of it.
import { byId } from '../kit/dom.js';
import { countStreak, markSolved } from '../kit/solved.js';
import { say } from '../kit/messages.js';

markSolved();
const days = countStreak(new Date());
byId('streak').hidden = !days;
byId('streak').textContent = days > 1 ? say('puzzle-streak', { number: days }) : say('puzzle-streak_one');
