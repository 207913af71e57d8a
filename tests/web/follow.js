// Waits until a lesson wants something new, in a theme, and returns where that is and all it depends on; null at the end.
async ([before, theme, patience]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const find = () => document.querySelector('#lesson [data-key=lesson]') ?? document.querySelector('#panel button.glow') ??
    document.querySelector('#sheet [data-place].glow');
  const name = (e) => [e.dataset.place, e.dataset.key, e.closest('[data-shown]')?.dataset.shown].join();
  const state = () => JSON.stringify([document.body.dataset.seq, document.querySelector('#lesson').dataset.shown,
    find() && name(find()), document.querySelectorAll('#sheet .chosen, [aria-pressed=true]').length]);
  document.documentElement.dataset.theme = theme;
  for (const end = performance.now() + patience; performance.now() < end; await frame()) {
    if (document.querySelector('#lesson').hidden) return null;
    const now = state(), there = find();
    if (!there || now === before) continue;
    there.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const middle = () => { const { x, y, width, height } = (there.querySelector(':scope > .cell') ?? there).getBoundingClientRect();
      return [x + width / 2, y + height / 2]; };
    const at = middle();
    await frame();
    await frame();
    const isThere = middle().join() === at.join() && there.contains(document.elementFromPoint(...at));
    if (isThere && state() === now) return [...at, now];
  }
  throw new Error(`nothing comes after ${before}`);
}
