// @ts-check
// A profile that has just come to this device brings its settings along.
const moved = document.querySelector('.profile')?.getAttribute('data-settings');
if (moved) {
  try {
    const { theme, ...settings } = JSON.parse(moved);
    if (Object.keys(settings).length) localStorage.setItem('settings', JSON.stringify(settings));
    if (theme) {
      localStorage.setItem('theme', theme);
      document.documentElement.dataset.theme = theme;
    }
  } catch { /* a private window forgets */ }
  history.replaceState(null, '', location.pathname);
}
