// @ts-check
// Clocks that run down to the next dice.

/** Show how long it still takes; then there is something new to see. */
export function runClocks() {
  for (const clock of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.next-dice'))) {
    const end = Date.now() + 1000 * Number(clock.dataset.seconds);
    const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
    const show = () => {
      const left = Math.max(0, Math.round((end - Date.now()) / 1000));
      clock.textContent = `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}`;
      if (!left) location.reload();
    };
    setInterval(show, 1000);
    show();
  }
}
