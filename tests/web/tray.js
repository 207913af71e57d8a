// Choices that their tray or the window cuts off, that show nothing or are too wide.
() => {
  const panel = document.querySelector('#panel').getBoundingClientRect();
  const offer = document.querySelector('.offer').getBoundingClientRect();
  const found = [];
  for (const e of document.querySelectorAll('#choices .chip')) {
    const box = e.getBoundingClientRect();
    const isIn = (of) => box.left >= of.left - 1 && box.right <= of.right + 1 &&
      box.top >= of.top - 1 && box.bottom <= of.bottom + 1;
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (!isIn(panel) || !isIn(offer) || !isIn(window)) found.push(e.textContent);
    const label = getComputedStyle(e.querySelector('.label'));
    const isBlank = !e.querySelector('svg') && (label.clipPath !== 'none' || label.display === 'none');
    if (isBlank) found.push(`blank: ${e.textContent}`);
    if (e.scrollWidth > e.clientWidth + 1) found.push(`too wide: ${e.textContent}`);
  }
  return found;
}
