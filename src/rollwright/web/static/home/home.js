// @ts-check
// Forms: a share in the dice of one's own, and the fields of the game chosen.
import { promiseInForms } from '../kit/share.js';
import '../kit/stepper.js';

promiseInForms();

const radios = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('.pick input[name=game]'));

function showFields() {
  const chosen = [...radios].find((each) => each.checked)?.value;
  for (const box of document.querySelectorAll('.of-game')) {
    const isChosen = !radios.length || /** @type {HTMLElement} */ (box).dataset.game === chosen;
    /** @type {HTMLElement} */ (box).hidden = !isChosen;
    for (const field of box.querySelectorAll('input, select')) /** @type {HTMLInputElement} */ (field).disabled = !isChosen;
  }
}
for (const radio of radios) radio.addEventListener('change', showFields);
showFields();

/** Ask for as many names as people share this device. */
function showCompanions() {
  const box = document.getElementById('companions');
  if (!box) return;
  const isOne = document.querySelector('[name=device]:checked')?.getAttribute('value') === 'one';
  const people = /** @type {HTMLInputElement | null} */ (document.querySelector('[name$=".people"]:enabled'));
  box.hidden = !isOne;
  showClock(!isOne);
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (box.querySelectorAll('input'))) {
    const isWanted = isOne && Number(field.name.split('.')[1]) <= Number(people?.value);
    field.disabled = !isWanted;
    /** @type {HTMLElement} */ (field.parentElement).hidden = !isWanted;
  }
}
/** Offer a clock, but where people share a device and all their times would run at once.
 * @param {boolean} isOffered */
function showClock(isOffered) {
  const clock = /** @type {HTMLSelectElement | null} */ (document.querySelector('[name=timer]'));
  if (!clock) return;
  clock.disabled = !isOffered;
  /** @type {HTMLElement} */ (clock.parentElement).hidden = !isOffered;
}

document.getElementById('new-table')?.addEventListener('input', showCompanions);
showCompanions();

for (const select of document.querySelectorAll('select.lists')) {
  const ticks = /** @type {HTMLElement | null} */ (select.closest('.listed')?.querySelector('.ticks'));
  const show = () => { if (ticks) ticks.hidden = /** @type {HTMLSelectElement} */ (select).value !== 'named'; };
  select.addEventListener('change', show);
  show();
}

/** @type {{bests?: Record<string, number>, won?: string[]}} What the profile has reached. */
export const known = JSON.parse(/** @type {HTMLElement | null} */ (document.querySelector('[data-known]'))?.dataset.known || '{}');

for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-won]'))) {
  const medal = /** @type {HTMLElement | null} */ (each.querySelector('.medal'));
  if (medal && (localStorage.getItem(`won ${each.dataset.won}`) || known.won?.includes(each.dataset.won ?? ''))) { medal.hidden = false; each.classList.add('won'); }
}
// The first that is not won comes next.
document.querySelector('[data-won]:not(.won) button')?.classList.add('main');
