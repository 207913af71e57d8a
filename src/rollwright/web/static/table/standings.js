// @ts-check
// The scores in the bar of a narrow screen: mine, and the rival's or the leader's.
import { termName } from './panel.js';
import { avatar, h, icon, say, sayOr } from '../kit/dom.js';
import { codeOf, picture } from '../kit/marks.js';

/** @typedef {import('./table.js').Table} Table */

/** Rows that are equally low and are pictured beside their number. */
const MOST_NAMED = 3;

/** @typedef {{seat: number, who: any, score: any, more: string, leads: boolean}} Side What the bar says of somebody. */

/** Return whose scores the bar shows, mine or the leader's first; null before the game.
 * @param {Table} table @returns {Side[] | null} */
export function findStandings(table) {
  const { players, state } = table;
  const seats = Object.keys(players).map(Number).filter((seat) => scoreOf(table, seat)).sort((a, b) => compare(table, b, a));
  if (state.phase === 'open' || !seats.length) return null;
  const first = players[state.you ?? -1] ? state.you : seats[0];
  const other = seats.find((seat) => seat !== first);
  const rank = 1 + seats.filter((seat) => compare(table, seat, first) > 0).length;
  const more = seats.length > 2 ? say('bar-rank', { rank, of: seats.length }) : '';
  const leader = seats.length > 1 && compare(table, seats[0], seats[1]) ? seats[0] : -1;
  const of = (/** @type {number} */ seat, more = '', leads = leader === seat) => ({ seat, who: players[seat], score: scoreOf(table, seat), more, leads });
  return [of(first, more), ...(other === undefined ? [] : [of(other)])];
}

/** @param {Table} table @param {Side[]} sides */
export function standings(table, [first, other]) {
  const { turn, last } = table.state;
  return h('div', { class: 'standings' }, side(table, first),
    turn && h('span', { class: 'turn' }, h('small', null, last ? say(`bar-last_${last}`) : sayOr('bar-turn_word', '')), h('b', null, String(turn))),
    other ? side(table, other) : alone(first));
}

/** Return the one number by which a score is shown: the total or, where the weakest row decides, that row.
 * @param {any} score */
export function standing({ total, terms, breakdown, decides }) { return decides === null || decides === undefined ? total : (terms ?? Object.values(breakdown))[decides]; }

/** Return that number as it is written.
 * @param {any} score */
export function tellStanding(score) { return String(standing(score)).replace('-', '−'); }

/** Return what somebody has as this page knows it, of one's own sheet what others do not see yet too; null before the game.
 * @param {Table} table @param {number} seat */
export function scoreOf(table, seat) { return (seat === table.state.you ? table.own.score : null) ?? table.players[seat]?.score; }

/** Say who is ahead: by the total or, where the weakest row decides, by the rows from the lowest up.
 * @param {Table} table @param {number} a @param {number} b */
export function compare(table, a, b) {
  const [one, two] = [a, b].map((seat) => scoreOf(table, seat));
  if (!table.facts.weakest) return (one?.total ?? 0) - (two?.total ?? 0);
  const rows = [one, two].map((score) => [...score?.terms ?? []].sort((x, y) => x - y));
  const at = rows[0].findIndex((value, i) => value !== rows[1][i]);
  return at < 0 ? 0 : rows[0][at] - rows[1][at];
}

/** @param {Table} table @param {Side} side */
function side(table, { seat, who, score, more, leads }) {
  const name = seat === table.state.you ? say('bar-you') : who.name || say('seat-free');
  return h('span', { class: `side${seat === table.state.you ? ' me' : ''}${leads ? ' leads' : ''}`, 'data-seat': seat }, avatar(who),
    h('span', { class: 'lines' }, h('small', null, [name, more].filter(Boolean).join(', ')), h('span', { class: 'standing' }, leads && icon('crown'), points(table, score))));
}

/** @param {Table} table @param {any} score */
export function points(table, score) {
  const rows = table.facts.weakest ? table.facts.terms.filter((_, i) => score.terms[i] === standing(score)) : [];
  return h('b', { class: 'points', title: rows.length > 0 && say('score-weakest', { rows: rows.map(termName).join(', ') }) }, tellStanding(score), ...(rows.length > MOST_NAMED ? [] : rows).map((term) => picture(codeOf(term), 'tiny-mark')));
}

/** @param {Side} side */
function alone({ score: { rank } }) {
  return rank ? h('span', { class: 'side rank-so-far' }, h('span', { class: 'lines' }, h('small', null, say('bar-rank_word')), h('b', null, rank))) : null;
}
