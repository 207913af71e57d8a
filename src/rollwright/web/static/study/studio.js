// @ts-check
// The studio: a game's file as text and as a form, its sheet, a game against a bot, ten thousand games and what moved.
// Python reads the file, draws and plays; nothing of a file is ever run. Everything is kept in this browser.
import { byId, fill, h, say, svg } from '../kit/dom.js';
import { addressOf, callServer } from '../kit/server.js';

const [KEPT, GAMES, PAUSE, POLL] = ['rollwright-studio', 10_000, 350, 1_500];
const text = /** @type {HTMLTextAreaElement} */ (byId('text'));
const examples = /** @type {HTMLSelectElement} */ (byId('examples'));
const progress = /** @type {HTMLProgressElement} */ (byId('progress'));
/** @typedef {{games: number, spread: Record<string, number>, turns: Record<string, number>, terms: Record<string, number>, decisions: number, options: number, duels: number, better: number, long: number}} Tally */
/** @type {{text: string, before: Tally | null, now: Tally | null, played: string}} */
let kept = { text: '', before: null, now: null, played: '' };
let asked = 0;
let running = 0;
/** @type {any} */
let drawn = null;
/** @type {{seats: number, steps: string[]} | null} */
let match = null;

/** @param {string} path @param {object} question @returns {Promise<any>} */
async function ask(path, question) {
  const answer = await callServer(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(question) });
  const found = await answer.json();
  return answer.ok ? found : { wrong: found.error ?? found.wrong ?? answer.statusText };
}

function keep() {
  kept.text = text.value;
  try { localStorage.setItem(KEPT, JSON.stringify(kept)); } catch { byId('facts').textContent = say('studio-not_kept'); }
}

/** Draw the sheet of the text; while it is wrong, the last good one stays.
 * @param {object} [edit] */
async function draw(edit = {}) {
  const number = ++asked;
  keep();
  const answer = await ask('/api/studio', { text: text.value, ...edit });
  if (number !== asked) return;
  complain(answer.wrong);
  if (answer.wrong) return;
  drawn = answer;
  if (text.value !== answer.text && 'key' in edit) { text.value = answer.text; keep(); }
  if (!match) fill(byId('sheet'), svg(answer.sheet));
  fill(byId('paper'), svg(answer.paper));
  const [low, high] = answer.seats;
  byId('facts').textContent = say('studio-facts', { low, high, minutes: answer.minutes, size: new Blob([text.value]).size });
  showForm(answer.form);
}

/** @param {string} [sentence] */
function complain(sentence = '') {
  const box = byId('wrong');
  box.hidden = !sentence;
  box.textContent = sentence;
  const line = /(?:line|Zeile|ligne|satır) (\d+)|(\d+)\. satır/.exec(sentence);
  box.dataset.line = line ? line[1] ?? line[2] : '';
}

/** Select the line that a sentence names. */
function goToLine() {
  const line = Number(byId('wrong').dataset.line);
  if (!line) return;
  const lines = text.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  choose('text');
  text.focus();
  text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

// ---- the form: the same file, a field for each key

/** @param {any[]} tables */
function showForm(tables) {
  fill(byId('form'), ...tables.map((each) => h('fieldset', null,
    h('legend', null, each.table ? `${say(`studio-table_${each.table}`)} ${each.title}` : each.title),
    ...each.fields.map((/** @type {any} */ field) => h('label', null, field.key, oneField(each, field))))));
}

/** @param {any} table @param {any} field */
function oneField(table, field) {
  const key = `${table.table} ${table.at} ${field.key}`;
  const onchange = (/** @type {Event} */ event) => draw({ table: table.table, at: table.at, key: field.key, value: /** @type {HTMLInputElement} */ (event.target).value });
  if (!field.choices.length) return h('input', { value: field.value, 'data-key': key, onchange, spellcheck: 'false' });
  return h('select', { 'data-key': key, onchange }, ...['', ...field.choices].map((value) =>
    h('option', { value, selected: value === field.value }, value.replaceAll('"', '') || '–')));
}

/** @param {string} which */
function choose(which) {
  for (const name of ['text', 'form']) {
    byId(name).hidden = name !== which;
    byId(`as-${name}`).setAttribute('aria-selected', String(name === which));
  }
}

// ---- a game against a bot

/** @param {{seats: number, steps: string[]}} next */
async function play(next) {
  const answer = await ask('/api/studio/play', { text: text.value, ...next });
  complain(answer.wrong);
  if (answer.wrong) return;
  match = { seats: next.seats, steps: answer.steps };
  const sheets = answer.sheets.map((/** @type {string} */ each) => svg(each));
  fill(byId('sheet'), sheets[0]);
  const act = (/** @type {string} */ line) => play({ seats: next.seats, steps: [...answer.steps, line] });
  for (const move of answer.moves) {
    const box = move.place && sheets[0].querySelector(`[data-place="${CSS.escape(move.place)}"]`);
    if (!box) continue;
    const alike = answer.moves.filter((/** @type {any} */ each) => each.place === move.place);
    box.classList.add('may');
    if (alike.length === 1) box.addEventListener('click', () => act(move.line));
  }
  const scores = answer.scores.map((/** @type {any} */ score, /** @type {number} */ seat) => `${say(seat ? 'studio-bot' : 'studio-you')}: ${score.total}`).join(' · ');
  fill(byId('game'),
    h('p', { class: 'studio-dice' }, say('studio-turn', { turn: answer.turn }), ...answer.dice.map((/** @type {string} */ face) => h('b', null, face))),
    h('p', { role: 'status' }, scores, answer.over && ` · ${say('studio-over')}: ${answer.over}`),
    h('div', { class: 'studio-moves' }, ...answer.moves.map((/** @type {any} */ move) => h('button', { type: 'button', 'data-key': move.line, onclick: () => act(move.line) }, move.label))),
    h('div', { class: 'row' }, h('button', { type: 'button', onclick: stopPlaying }, say('studio-stop'))),
    ...sheets.slice(1).map((/** @type {SVGSVGElement} */ each) => h('details', null, h('summary', null, say('studio-bot')), each)));
  byId('game').hidden = false;
}

function stopPlaying() {
  match = null;
  byId('game').hidden = true;
  if (drawn) fill(byId('sheet'), svg(drawn.sheet));
}

// ---- ten thousand games

/** @param {Record<string, number>} all @param {Record<string, number>} more */
function add(all, more) {
  for (const [name, count] of Object.entries(more)) all[name] = (all[name] ?? 0) + count;
}

async function run() {
  const number = ++running;
  const played = text.value;
  const seed = 1; // the same dice before and after a change, so that little noise is between them
  /** @type {Tally} */
  const all = { games: 0, spread: {}, turns: {}, terms: {}, decisions: 0, options: 0, duels: 0, better: 0, long: 0 };
  if (kept.played && kept.played !== played) [kept.before, kept.now] = [kept.now, null];
  progress.hidden = false;
  byId('run').textContent = say('studio-halt');
  while (all.games < GAMES && number === running) {
    const answer = await ask('/api/studio/games', { text: played, seed, first: all.games });
    if (number !== running) break;
    if (answer.wrong) { byId('state').textContent = answer.wrong; if (!all.games) break; await new Promise((go) => setTimeout(go, POLL)); continue; }
    for (const part of /** @type {const} */ (['spread', 'turns', 'terms'])) add(all[part], answer[part]);
    for (const part of /** @type {const} */ (['games', 'decisions', 'options', 'duels', 'better', 'long'])) all[part] += answer[part];
    progress.value = (100 * all.games) / GAMES;
    byId('state').textContent = say('studio-so_far', { games: all.games });
    [kept.now, kept.played] = [all, played];
    showFigures();
  }
  if (number === running) { running++; }
  progress.hidden = true;
  byId('run').textContent = say('studio-run');
  keep();
}

/** @param {Record<string, number>} counts */
function summarize(counts) {
  const values = Object.entries(counts).map(([value, count]) => /** @type {[number, number]} */ ([Number(value), count])).sort((a, b) => a[0] - b[0]);
  const total = values.reduce((sum, [, count]) => sum + count, 0) || 1;
  const at = (/** @type {number} */ part) => { let left = part * total; for (const [value, count] of values) { left -= count; if (left <= 0) return value; } return values.at(-1)?.[0] ?? 0; };
  return { values, total, mean: values.reduce((sum, [value, count]) => sum + value * count, 0) / total, low: at(0.25), high: at(0.75), least: values[0]?.[0] ?? 0, most: values.at(-1)?.[0] ?? 0 };
}

const one = (/** @type {number} */ value) => value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
/** @param {number} now @param {number | undefined} before */
function moved(now, before) {
  if (before === undefined || Math.abs(now - before) < 0.05) return null;
  return h('small', { class: now > before ? 'up' : 'down' }, `${now > before ? '+' : '−'}${one(Math.abs(now - before))}`);
}

function showFigures() {
  const { now, before } = kept;
  if (!now) return;
  const [spread, turns] = [summarize(now.spread), summarize(now.turns)];
  const old = before && { spread: summarize(before.spread), turns: summarize(before.turns) };
  const sheets = spread.total;
  const fact = (/** @type {string} */ name, /** @type {string} */ value, /** @type {any} */ more = null) => h('div', null, h('dt', null, name), h('dd', null, value, ' ', more));
  const most = Math.max(1, ...Object.values(now.terms).map(Math.abs)) / sheets;
  fill(byId('figures'), bars(spread, old && old.spread),
    h('dl', { class: 'studio-facts' },
      fact(say('studio-mean'), one(spread.mean), moved(spread.mean, old?.spread.mean)),
      fact(say('studio-half'), `${spread.low}–${spread.high}`),
      fact(say('studio-best'), String(spread.most)),
      fact(say('studio-length'), `${one(turns.mean)} (${turns.low}–${turns.high})`, moved(turns.mean, old?.turns.mean)),
      fact(say('studio-choices'), one(now.options / Math.max(1, now.decisions)), moved(now.options / Math.max(1, now.decisions), before ? before.options / Math.max(1, before.decisions) : undefined)),
      now.duels > 0 && fact(say('studio-better'), `${one((100 * now.better) / now.duels)} %`, moved((100 * now.better) / now.duels, before?.duels ? (100 * before.better) / before.duels : undefined))),
    h('h3', null, say('studio-parts')),
    h('dl', { class: 'studio-parts' }, ...Object.entries(now.terms).map(([name, sum]) => {
      const mean = sum / sheets;
      const last = before && name in before.terms ? before.terms[name] / summarize(before.spread).total : undefined;
      return h('div', null, h('dt', null, name), h('dd', null, h('meter', { min: 0, max: most, value: Math.max(0, mean), 'aria-hidden': 'true' }), one(mean), ' ', moved(mean, last)));
    })),
    now.long > 0 && h('p', { class: 'wrong' }, say('studio-long', { games: now.long, of: now.games })),
    before && h('p', { class: 'quiet' }, say('studio-dashed')));
}

/** Draw how often each score came; dashed what it was before the last change.
 * @param {ReturnType<typeof summarize>} spread @param {ReturnType<typeof summarize> | null} old */
function bars(spread, old) {
  const [width, height, most] = [320, 110, 24];
  const least = Math.min(spread.least, old?.least ?? spread.least);
  const step = Math.max(1, Math.ceil((Math.max(spread.most, old?.most ?? spread.most) - least + 1) / most));
  const group = (/** @type {ReturnType<typeof summarize>} */ of) => { const found = Array(most).fill(0); for (const [value, count] of of.values) found[Math.floor((value - least) / step)] += count / of.total; return found; };
  const [now, then] = [group(spread), old ? group(old) : []];
  const top = Math.max(...now, ...then, 1e-9);
  const w = width / most;
  const rect = (/** @type {number} */ part, /** @type {number} */ n) => `<rect x="${n * w + 1}" y="${height - (part / top) * height}" width="${w - 2}" height="${(part / top) * height}"/>`;
  const line = then.map((part, n) => `${n ? 'H' : `M0 ${height - (part / top) * height}H`}${n ? `${n * w}V${height - (part / top) * height}H${(n + 1) * w}` : w}`).join('');
  const marks = [0, 8, 16, 24].map((n) => `<text x="${Math.min(n * w, width - 1)}" y="${height + 16}" text-anchor="${n === 24 ? 'end' : 'start'}">${least + n * step}</text>`).join('');
  const label = `${say('studio-mean')} ${one(spread.mean)}`;
  return svg(`<svg xmlns="http://www.w3.org/2000/svg" class="studio-bars" role="img" viewBox="0 0 ${width} ${height + 22}"><title>${label}</title>${now.map(rect).join('')}${line && `<path d="${line}"/>`}${marks}</svg>`);
}

// ---- sharing, opening, following a file

/** @param {string} found */
function open(found) {
  text.value = found;
  stopPlaying();
  draw();
}

byId('share').addEventListener('click', async () => {
  const where = new URL(addressOf('/studio'), location.href);
  where.hash = encodeURIComponent(text.value);
  const isCopied = await navigator.clipboard?.writeText(where.href).then(() => true, () => false);
  if (!isCopied) location.hash = where.hash;
  byId('share').textContent = say(isCopied ? 'share-copied' : 'scoring-share_refused');
});
byId('save').addEventListener('click', () => {
  const where = URL.createObjectURL(new Blob([text.value], { type: 'application/toml' }));
  const link = h('a', { href: '' });
  link.setAttribute('href', where);
  link.setAttribute('download', `${drawn?.id ?? 'game'}.toml`);
  link.click();
  URL.revokeObjectURL(where);
});
byId('open').addEventListener('change', async (event) => {
  const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
  if (file && file.size <= 100_000) open(await file.text());
});
examples.addEventListener('change', () => { if (examples.value) open(examples.value); examples.selectedIndex = 0; });
byId('print').addEventListener('click', () => window.print());
byId('play').addEventListener('click', () => { if (drawn) play({ seats: Math.max(drawn.seats[0], Math.min(2, drawn.seats[1])), steps: [] }); });
byId('run').addEventListener('click', () => { if (progress.hidden) run(); else { running++; } });
byId('as-text').addEventListener('click', () => choose('text'));
byId('as-form').addEventListener('click', () => choose('form'));
byId('wrong').addEventListener('click', goToLine);
let typing = 0;
text.addEventListener('input', () => { clearTimeout(typing); keep(); typing = setTimeout(() => draw(), PAUSE); });

/** Show the file that `rollwright studio` opened, and again whenever it is saved.
 * @param {string} last @returns {Promise<boolean>} */
async function follow(last = '') {
  const answer = await callServer('/studio/file').then((found) => (found.ok ? found.json() : null), () => null);
  if (!answer?.name) return false;
  if (answer.text !== last && answer.text !== text.value) open(answer.text);
  setTimeout(() => follow(answer.text), POLL);
  return true;
}

async function begin() {
  try { kept = { ...kept, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') }; } catch { /* what was kept is no use */ }
  const shared = location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : '';
  if (shared) history.replaceState(null, '', location.pathname + location.search);
  text.value = shared || kept.text || /** @type {HTMLOptionElement} */ (examples.options[1]).value;
  showFigures();
  if (!(await follow())) draw();
}
begin();
