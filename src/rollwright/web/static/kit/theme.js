// @ts-check
// The theme is set before the first paint: light, dark, or as the system has it. What a browser keeps is one person's.
(() => {
  /** Forget what was kept for another person, whose profile was deleted or left for another one in this browser. */
  const forgetOthers = () => {
    const owner = /(?:^|; )rw_mark=([\d-]+)/.exec(document.cookie)?.[1] ?? '';
    const known = localStorage.getItem('owner'), theme = localStorage.getItem('theme');
    if (known && known !== owner) {
      localStorage.clear();
      if (theme) localStorage.setItem('theme', theme);
      indexedDB.deleteDatabase('rollwright');
    }
    if (owner) localStorage.setItem('owner', owner);
  };
  try { forgetOthers(); } catch { /* a private window keeps nothing */ }
  const root = document.documentElement;
  /** @param {string} name */
  const apply = (name) => {
    if (name === 'auto') delete root.dataset.theme;
    else root.dataset.theme = name;
  };
  const read = () => { try { return localStorage.getItem('theme') || 'auto'; } catch { return 'auto'; } };
  apply(read());
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('#theme'))) return;
    const isDark = root.dataset.theme === 'dark' ||
      (!root.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches);
    const name = isDark ? 'light' : 'dark';
    try { localStorage.setItem('theme', name); } catch { /* a private window forgets */ }
    apply(name);
  });
})();
