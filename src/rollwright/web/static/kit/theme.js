// @ts-check
// The theme is set before the first paint; light, dark, or whatever the system says.
(() => {
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
