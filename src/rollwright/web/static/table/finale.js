// @ts-check
// The end on the big screen: the first three, how all did, and the way to one's own sheet.
import { avatar, byId, fill, h } from '../kit/dom.js';
import { say } from '../kit/messages.js';
import { standing, tellStanding } from './standings.js';

const STEPS = 3;
/** Results from which on they are shown as bars, and how many bars. */
const MANY = 6, BARS = 10;

/** @param {any} screen */
export function showFinale(screen) {
  const { order, places } = screen.ranking, { players } = screen;
  const first = order.slice(0, STEPS), sides = [first[1], first[0], first[2]].filter((seat) => seat !== undefined);
  fill(byId('dice'), h('ol', { class: 'podium' }, ...sides.map((seat) => h('li', { class: `step-${first.indexOf(seat) + 1}` }, avatar(players[seat]), h('span', { class: 'name' }, players[seat].name),
    h('div', null, h('b', null, tellStanding(players[seat].score)), h('span', null, String(places[seat])))))));
  byId('join').textContent = say('screen-own');
  if (order.length < MANY) return;
  const totals = order.map((/** @type {number} */ seat) => standing(players[seat].score)).sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  const [low, high] = [totals[0], totals[totals.length - 1]], width = Math.max(1, Math.ceil((high - low + 1) / BARS));
  const bars = Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, i) => totals.filter((/** @type {number} */ each) => Math.floor((each - low) / width) === i).length);
  const most = Math.max(...bars);
  fill(byId('ranking'), h('li', { class: 'spread' }, ...bars.map((number, i) => {
    const bar = h('span', null, h('b', null, number ? String(number) : ''), h('i'), h('small', null, String(low + i * width).replace('-', '−')));
    bar.style.setProperty('--part', `${(100 * number) / most}%`);
    return bar;
  })));
  byId('rest').textContent = say('screen-middle', { number: order.length, middle: String(totals[Math.floor(totals.length / 2)]).replace('-', '−') });
}
