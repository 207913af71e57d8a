// @ts-check
// Bots play in this browser by the thousand. Python plays, counts and draws; this asks for the results again and again.
import { byId, say } from '../kit/dom.js';
import { addressOf, callServer } from '../kit/server.js';
import { reasonOf, server } from './start.js';

/** Milliseconds between two drawings. */
const PAUSE = 400;
const form = /** @type {HTMLFormElement} */ (byId('simulate'));
const game = /** @type {HTMLSelectElement} */ (byId('game'));
const start = /** @type {HTMLButtonElement} */ (byId('start'));
const pause = /** @type {HTMLButtonElement} */ (byId('pause'));
const save = /** @type {HTMLAnchorElement} */ (byId('save'));

/** Offer the bots that the game has. */
function offerBots() {
  const bots = game.selectedOptions[0].dataset.bots?.split(' ') ?? [];
  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('input[type=checkbox]'))) {
    box.disabled = !bots.includes(box.name.replace('bot.', ''));
    /** @type {HTMLElement} */ (box.parentElement).hidden = box.disabled;
  }
}

/** @param {boolean} isRunning */
function setRunning(isRunning) {
  start.disabled = isRunning;
  pause.disabled = !isRunning;
  if (isRunning) start.textContent = say('simulate-go_on');
}

/** Show the results so far. */
async function show() {
  const answer = await callServer('/simulation');
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('results');
  if (fresh) byId('results').replaceWith(document.adoptNode(fresh));
  save.hidden = !document.querySelector('#results section');
}

async function showOn() {
  await show();
  if (start.disabled) setTimeout(showOn, PAUSE);
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  setRunning(true);
  byId('state').textContent = say('local-loading');
  const answer = await callServer('/simulation', { method: 'POST', body: new URLSearchParams(/** @type {any} */ (new FormData(form))) });
  byId('state').textContent = answer.ok ? '' : await reasonOf(answer);
  if (answer.ok) showOn();
  else setRunning(false);
});

pause.addEventListener('click', async () => {
  await callServer('/simulation/pause', { method: 'POST' });
  setRunning(false);
  await show();
});

server.onLoading = (_, failed) => { if (failed) byId('state').textContent = say('local-failed', { why: failed }); };
save.href = addressOf('/simulation.csv');
save.download = 'simulation.csv';
game.addEventListener('change', () => { start.textContent = say('simulate-start'); offerBots(); });
offerBots();
