// @ts-check
// After the game: how it ended, and what comes next.
import { byId, copy, fill, h, icon, say } from '../kit/dom.js';
import { codeOf, findMark, picture } from '../kit/marks.js';
import { termName } from './panel.js';
import { suggestTab } from './frame.js';
import { promiseInForms } from '../kit/share.js';
import { sendOn } from '../kit/send.js';
import { countGame, keep, mayMove, playSound, recall } from '../kit/settings.js';
import { loadStyle } from '../kit/styles.js';
import { tellDay } from './day.js';
import { countUp, redraw } from './feel.js';
import { tellStanding } from './standings.js';
import { tellChange } from './ratings.js';

/** @typedef {import('./table.js').Table} Table */

await loadStyle('edges.css');

/** Show how the game ended.
 * @param {Table} table */
export function showEnd(table) {
  const box = byId('end');
  const outcome = table.state.outcome;
  box.hidden = table.state.phase !== 'over' || !outcome;
  if (box.hidden) return;
  const code = table.facts.table;
  const seat = (table.state.you ?? 0) + 1;
  const seats = outcome.scores.length;
  const best = tellBest(table, outcome);
  const day = table.facts.results ? tellDay(table) : null;
  const isGlorious = hasWon(table, outcome) || best.isNew;
  const sum = document.createTextNode(tellSum(table, outcome));
  const isNamed = seats === 1 && Boolean(outcome.scores[0].rank) && !(outcome.remarks.length && !outcome.winners.length);
  fill(box, h('div', { class: 'card end' }, h('div', { class: 'end-top' }, h('p', { class: 'sum', 'aria-hidden': 'true' }, isGlorious && flourish(), sum, seats > 1 && h('small', null, whose(table, outcome))),
    h('div', null, h('h2', { class: isNamed ? 'hidden' : null }, headline(table, outcome)), ribbon(table, outcome),
      ...[outcome.why && say('end-over', { why: outcome.why }), ...why(table, outcome), best.sentence].filter(Boolean).map((sentence) => h('p', { class: 'why' }, sentence)),
      ...[nextRank(table, outcome)].filter(Boolean).map((sentence) => h('p', { class: 'next-rank' }, sentence)), tellChange(table), day?.told ?? '',
      ...outcome.remarks.map((/** @type {string} */ remark) => h('p', null, remark)))),
    h('div', { class: 'row' }, nextChallenge(table, outcome), ...(day ? [day.acts] : [rematch(table), shareButton(table, outcome)]), h('a', { class: 'button', href: `/coach#table=${code}&seat=${seat}` }, icon('hint'), say('end-coach')))),
  h('div', { class: 'card end-more' }, h('div', { class: 'went' }, brought(table, outcome), course(table, outcome)),
    h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': say('end-scores') }, results(table, outcome)),
    h('div', { class: 'row' }, h('button', { type: 'button', 'data-key': 'redraw', onclick: () => {
      table.sheet.box.scrollIntoView({ block: 'nearest', behavior: mayMove() ? 'smooth' : 'auto' });
      redraw(table.sheet);
    } }, icon('pen'), say('end-redraw')),
    h('a', { class: 'button', href: `/replay#table=${code}` }, icon('replay'), say('end-replay')),
    h('a', { class: 'button', href: `/t/${code}/record.txt`, download: '' }, icon('save'), say('end-record')),
    table.facts.seed === null && h('a', { class: 'button', href: `/dice#table=${code}` }, icon('check'), say('end-check')), sharedDice(table), day?.again ?? ''),
    h('p', { class: 'quiet keep' }, say(table.facts.seated ? 'end-sheet' : 'end-sheet_other'), ' ',
      h('a', { href: `/t/${code}/sheet-${seat}.pdf`, download: '' }, say('end-pdf')), ' · ',
      h('a', { href: `/t/${code}/sheet-${seat}.png`, download: '' }, say('end-png')), ' · ',
      h('a', { href: `/t/${code}/sheet-${seat}.svg`, download: `rollwright-${code}.svg` }, say('end-svg')),
      seats > 1 && !table.facts.shared && h('span', { class: 'all-sheets' }, ' · ', h('a', { href: `/t/${code}/sheets.pdf`, download: '' }, say('end-all_pdf'))))));
  promiseInForms();
  if (table.hasJustEnded) celebrate(table, sum, isGlorious);
  // Where there is room the sheet beside it says the score already.
  if (matchMedia('(min-width: 861px)').matches && table.sheet.spots.has('score-total')) suggestTab(seats > 1 ? 'players' : 'talk');
}

/** Let an end be seen and heard, once: the sheet is drawn again, the total counts up.
 * @param {Table} table @param {Text} sum @param {boolean} isGlorious */
function celebrate(table, sum, isGlorious) {
  table.hasJustEnded = false;
  if (table.facts.seated) countGame();
  playSound(isGlorious ? 'chord' : 'bell');
  redraw(table.sheet);
  countUp(sum);
}

/** Return the seat whose result is told; none where several people share the device.
 * @param {Table} table @returns {number | null | undefined} */
function mine(table) { return table.facts.hands ? null : table.state.you; }

/** @param {Table} table @param {any} outcome */
function hasWon(table, outcome) {
  return outcome.winners.includes(mine(table)) || (outcome.scores.length === 1 && outcome.winners.length > 0);
}

/** Tell in one figure what counts.
 * @param {Table} table @param {any} outcome */
function tellSum(table, outcome) {
  return tellStanding(outcome.scores[mine(table) ?? outcome.winners[0] ?? 0]);
}

/** @param {Table} table @param {any} outcome */
function whose(table, outcome) { return typeof mine(table) === 'number' ? say('end-yours') : table.nameOf(outcome.winners[0] ?? 0); }

/** Return a ribbon with the rank that was reached or, in games without ranks, the place.
 * @param {Table} table @param {any} outcome */
function ribbon(table, outcome) {
  const seat = mine(table) ?? outcome.winners[0] ?? 0;
  const { rank } = outcome.scores[seat];
  const words = rank || (outcome.scores.length > 1 && outcome.winners.length > 0 && say('end-place', { place: placeOf(outcome, seat), of: outcome.scores.length }));
  return words && h('p', { class: 'ribbon' }, h('span', null, words));
}

/** @param {any} outcome @param {number} seat */
function placeOf(outcome, seat) {
  return 1 + outcome.scores.filter((/** @type {any} */ _, /** @type {number} */ other) => other !== seat && !outcome.winners.includes(seat) &&
    (outcome.winners.includes(other) || outcome.scores[other].total > outcome.scores[seat].total)).length;
}

/** Show what brought most of a score and what it cost, each term as a bar.
 * @param {Table} table @param {any} outcome */
function brought(table, outcome) {
  const { breakdown } = outcome.scores[mine(table) ?? outcome.winners[0] ?? 0];
  const terms = table.facts.terms.map((term) => ({ term, value: breakdown[term] ?? 0 })).filter(({ value }) => value).sort((a, b) => b.value - a.value);
  const most = Math.max(1, ...terms.map(({ value }) => Math.abs(value)));
  if (!terms.length) return null;
  return h('div', { class: 'brought' }, h('h3', null, say('end-brought')), h('dl', null, ...terms.map(({ term, value }) => h('div', { class: value < 0 ? 'cost' : null },
    h('dt', null, picture(codeOf(term), 'tiny-mark'), termName(term)), bar(Math.abs(value) / most, value < 0 ? '' : term), h('dd', null, figure(value))))));
}

/** @type {Promise<HTMLElement | null> | null} */
let drawn = null;

/** Return the box in which the course of the game comes to be shown; it is drawn once.
 * @param {Table} table @param {any} outcome */
function course(table, outcome) {
  const box = h('div', { class: 'course-box' });
  const seat = mine(table) ?? outcome.winners[0] ?? 0;
  const others = rank(outcome).filter((other) => other !== seat);
  drawn ??= import('./course.js').then(({ drawCourse }) => drawCourse(table, seat, others[0] ?? null)).catch(() => null);
  drawn.then((figure) => { if (figure) box.replaceChildren(figure); });
  return box;
}

/** @param {number} part @param {string} term The term whose ink the bar has, if it has one. */
function bar(part, term) {
  const made = h('dd', { class: 'bar', 'aria-hidden': 'true' });
  const look = (findMark(codeOf(term))?.look ?? '').split(' ').find((each) => getComputedStyle(made.ownerDocument.body).getPropertyValue(`--rw-${each}`));
  if (look) made.style.setProperty('--bar-ink', `var(--rw-${look})`);
  made.style.setProperty('--part', `${100 * part}%`);
  return made;
}

/** Return a button that hands the result on, with its picture.
 * @param {Table} table @param {any} outcome */
function shareButton(table, outcome) {
  const { table: code, name: title } = table.facts;
  const what = { title, text: say('end-share_text', { game: title, result: tellSum(table, outcome) }), url: `${location.origin}/t/${code}`,
    picture: `/t/${code}/sheet-${(mine(table) ?? 0) + 1}.png` };
  const button = h('button', { type: 'button', 'data-key': 'share', onclick: () => sendOn(button, what) }, icon('send'), say('end-share'));
  return button;
}

/** A stroke or two of the pen for whoever has won. */
function flourish() {
  return copy('<svg xmlns="http://www.w3.org/2000/svg" class="flourish" aria-hidden="true" viewBox="0 0 240 90" preserveAspectRatio="none">' +
    '<path d="M236 8C190 2 150 30 178 44s44-20 14-30S96 8 60 52"/><path d="M232 26c-34 4-60 34-36 44s40-16 14-28-88 6-120 34"/><path d="M238 52c-26 0-44 22-28 30s30-10 12-20"/></svg>');
}

/** @param {Table} table @param {any} outcome */
function headline(table, outcome) {
  const { winners } = outcome;
  const first = outcome.scores[0];
  if (outcome.scores.length === 1) {
    const rank = first.rank ? say('end-rank', { rank: first.rank, total: first.total }) : say('end-points', { total: first.total });
    return winners.length || !outcome.remarks.length ? rank : say('end-lost');
  }
  if (outcome.winners.includes(mine(table))) return say(winners.length > 1 ? 'end-shared' : 'end-you');
  if (!winners.length) return say('end-nobody');
  return say(winners.length > 1 ? 'end-winners' : 'end-winner', { names: nameAll(table, winners) });
}

/** "Ada, Bo and Cy"
 * @param {Table} table @param {number[]} seats */
function nameAll(table, seats) { return new Intl.ListFormat(document.documentElement.lang).format(seats.map((seat) => table.nameOf(seat))); }

/** Say why the winner won: by how much, or in which row.
 * @param {Table} table @param {any} outcome @returns {string[]} */
function why(table, outcome) {
  if (outcome.scores.length < 2 || !outcome.winners.length) return [];
  const [first] = outcome.winners;
  const others = outcome.scores.map((/** @type {any} */ score, /** @type {number} */ seat) => ({ score, seat }))
    .filter((/** @type {any} */ each) => !outcome.winners.includes(each.seat)).sort((/** @type {any} */ a, /** @type {any} */ b) => b.score.total - a.score.total);
  if (!others.length) return [say('end-why_shared')];
  const [own, theirs] = tellDifference(table, outcome.scores[first], others[0].score);
  const values = { who: nameAll(table, outcome.winners), mine: own, other: table.nameOf(others[0].seat), theirs };
  const isTied = !table.facts.weakest && outcome.scores[first].total === others[0].score.total;
  return [say(table.facts.weakest ? 'end-why_weakest' : isTied ? 'end-why_tied' : outcome.winners.length > 1 ? 'end-why_shared_total' : 'end-why_total', values)];
}

/** Tell in what two scores differ: in their totals or, where rows are compared from the weakest up, in the first that differ.
 * @param {Table} table @param {any} one @param {any} other @returns {string[]} */
function tellDifference({ facts }, one, other) {
  if (!facts.weakest) return [one, other].map(tellStanding);
  const rows = [one, other].map(({ breakdown }) => facts.terms.map((term) => ({ term, value: breakdown[term] })).sort((a, b) => a.value - b.value));
  const at = Math.max(0, rows[0].findIndex(({ value }, i) => value !== rows[1][i].value));
  return rows.map((each) => `${termName(each[at].term)} ${each[at].value}`);
}

/** Say what is missing to the next rank, for somebody who plays.
 * @param {Table} table @param {any} outcome */
function nextRank(table, outcome) {
  const { total } = outcome.scores[mine(table) ?? -1] ?? {};
  const next = table.facts.ranks.slice(1).find(([from]) => from > total); // the first rank is everybody's
  return next && table.facts.seated ? say('ladder-to_next', { points: next[0] - total, rank: next[1] }) : '';
}

/** Say how this result compares with this browser's best in the same game with the same options, and remember the better one.
 * @param {Table} table @param {any} outcome @returns {{sentence: string, isNew: boolean}} */
function tellBest(table, outcome) {
  const { facts } = table;
  const result = outcome.scores[mine(table) ?? -1];
  if (!result || facts.weakest || !facts.seated) return { sentence: '', isNew: false };
  const chosen = facts.options.map(([, value]) => value), numbered = facts.number > 1 ? [`rules ${facts.number}`] : [];
  const name = `best ${facts.game} ${[...chosen, ...numbered].join()}`;
  const [before, at, older] = recall(name).split(' ');
  const old = at === facts.table ? older : before;
  if (!before || (at !== facts.table && result.total > Number(before))) keep(name, `${result.total} ${facts.table} ${before ?? ''}`);
  if (!old) return { sentence: '', isNew: false };
  const isNew = result.total > Number(old);
  return { sentence: say(isNew ? 'end-best_now' : 'end-best', { total: figure(Number(old)) }), isNew };
}

/** @param {number} value */
function figure(value) { return String(value).replace('-', '−'); }

/** Return the seats, winners and higher totals first.
 * @param {any} outcome @returns {number[]} */
function rank(outcome) {
  return outcome.scores.map((/** @type {any} */ _, /** @type {number} */ seat) => seat).sort((/** @type {number} */ a, /** @type {number} */ b) =>
    Number(outcome.winners.includes(b)) - Number(outcome.winners.includes(a)) || outcome.scores[b].total - outcome.scores[a].total);
}

/** @param {Table} table @param {any} outcome */
function results(table, outcome) {
  const seats = rank(outcome);
  const terms = table.facts.terms.filter((term) => outcome.scores.some((/** @type {any} */ score) => score.breakdown[term]));
  const head = h('tr', null, h('th', { scope: 'col' }, say('end-player')), h('th', { scope: 'col' }, say(table.facts.weakest ? 'end-decides' : 'score-total')),
    ...terms.map((term) => h('th', { scope: 'col' }, termName(term))));
  const rows = seats.map((seat) => h('tr', { class: outcome.winners.includes(seat) ? 'won' : null },
    h('th', { scope: 'row' }, seats.length > 1 && `${placeOf(outcome, seat)}. `, table.nameOf(seat)), h('td', { class: 'total' }, tellStanding(outcome.scores[seat])),
    ...terms.map((term) => h('td', null, figure(outcome.scores[seat].breakdown[term])))));
  return h('table', { class: 'results' }, h('thead', null, head), h('tbody', null, ...rows));
}

/** Return the way to the next challenge, for those who have won this one; which were won is kept here.
 * @param {Table} table @param {any} outcome */
function nextChallenge(table, outcome) {
  const { challenge, game, seated } = table.facts;
  if (!challenge || !seated || !hasWon(table, outcome)) return null;
  const [[, value], next] = challenge;
  keep(`won ${game} ${value}`, '1');
  if (!next) return h('a', { class: 'button', href: `/challenges/${game}` }, icon('star'), say('end-challenges'));
  const [option, following, name] = next;
  return h('form', { method: 'post', action: `/play/${game}` }, h('input', { type: 'hidden', name: 'promise', class: 'promise' }), h('input', { type: 'hidden', name: 'option.'.concat(option), value: following }),
    h('button', { type: 'submit', 'data-key': 'next-challenge', title: name }, icon('star'), say('end-next_challenge')));
}

/** Let others play these dice, where they do not yet.
 * @param {Table} table */
function sharedDice({ facts }) {
  if (facts.results || facts.lesson || facts.from_paper) return null;
  return h('form', { method: 'post', action: `/t/${facts.table}/shared` }, h('button', { type: 'submit', 'data-key': 'same-dice' }, icon('person'), say('end-shared_dice')));
}

/** @param {Table} table */
function rematch(table) {
  const { rematch: next } = table.state;
  if (!table.facts.seated) return next ? h('a', { class: 'button main', href: `/t/${next}?watch=1` }, icon('dice'), say('end-watch_rematch')) : null;
  const name = next ? 'end-join_rematch' : table.facts.seed === null || table.facts.lesson ? 'end-rematch' : 'end-same_dice';
  return h('form', { method: 'post', action: `/t/${table.facts.table}/rematch` }, h('input', { type: 'hidden', name: 'promise', class: 'promise' }),
    h('button', { type: 'submit', class: 'main', 'data-key': 'rematch' }, icon('dice'), say(name)));
}
