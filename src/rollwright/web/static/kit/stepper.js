// @ts-check
// Numbers with a button on each side, and what the level that is chosen does.

document.addEventListener('click', (event) => {
  const button = /** @type {HTMLElement | null} */ (event.target instanceof Element ? event.target.closest('.stepper button') : null);
  const field = /** @type {HTMLInputElement | null | undefined} */ (button?.parentElement?.querySelector('input'));
  if (!button || !field) return;
  if (Number(button.dataset.by) > 0) field.stepUp();
  else field.stepDown();
  field.dispatchEvent(new Event('input', { bubbles: true }));
});

for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll('select[name$=".level"]'))) {
  select.addEventListener('change', () => {
    const help = select.parentElement?.querySelector('small');
    if (help) help.textContent = select.selectedOptions[0]?.dataset.help ?? '';
  });
}
