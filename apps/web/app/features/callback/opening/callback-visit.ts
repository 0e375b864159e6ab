const KEY = 'callback-opened-at';
/** After it has opened in one tab, it does not open by itself in another for this long. */
const VISIT_MS = 4 * 3_600_000;

/** Whether the panel was already open during this visit: in this tab, or recently in another. */
export function wasOpenThisVisit(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return true;
    return Date.now() - Number(localStorage.getItem(KEY)) < VISIT_MS;
  } catch {
    // Storage is unavailable: better never than on every page.
    return true;
  }
}

export function rememberOpening(): void {
  try {
    sessionStorage.setItem(KEY, '1');
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Nothing is stored, and the panel opens by hand only.
  }
}
