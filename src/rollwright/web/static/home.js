// @ts-check
// Forms: a share in the dice of one's own, and the fields of the game chosen.
import { byId } from './dom.js';
import { promiseInForms } from './share.js';

promiseInForms();

const select = /** @type {HTMLSelectElement | null} */ (document.getElementById('new-game'));

function showFields() {
  for (const box of document.querySelectorAll('.of-game')) {
    const isChosen = /** @type {HTMLElement} */ (box).dataset.game === select?.value;
    /** @type {HTMLElement} */ (box).hidden = !isChosen;
    for (const field of box.querySelectorAll('input, select')) /** @type {HTMLInputElement} */ (field).disabled = !isChosen;
  }
}

if (select) {
  select.addEventListener('change', showFields);
  showFields();
}

for (const button of document.querySelectorAll('.open-new')) {
  button.addEventListener('click', () => {
    if (select) { select.value = /** @type {HTMLElement} */ (button).dataset.game ?? ''; showFields(); }
    byId('new-table').scrollIntoView({ block: 'start' });
    /** @type {HTMLElement | null} */ (document.querySelector('#new-table [name=name]'))?.focus();
  });
}

for (const select of document.querySelectorAll('select.lists')) {
  const ticks = /** @type {HTMLElement | null} */ (select.closest('.listed')?.querySelector('.ticks'));
  const show = () => { if (ticks) ticks.hidden = /** @type {HTMLSelectElement} */ (select).value !== 'named'; };
  select.addEventListener('change', show);
  show();
}
