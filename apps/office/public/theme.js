// Sets the theme before the first paint. Apart from the bundle, because the policy of the office allows no inline script.
{
  let kept = null;
  try {
    kept = localStorage.getItem('office-theme');
  } catch {
    // Storage may be switched off: the system's theme counts.
  }
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}
