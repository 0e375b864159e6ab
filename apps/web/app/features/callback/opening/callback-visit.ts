const KEY = 'callback-opened-at';
/** Other tabs of a visit: what opens in one of them is not opened by itself in another this long. */
const VISIT_MS = 4 * 3_600_000;

/** Whether the panel was open already during this visit: in this tab since it was opened, in others lately. */
export function wasOpenThisVisit(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return true;
    return Date.now() - Number(localStorage.getItem(KEY)) < VISIT_MS;
  } catch {
    // The browser keeps nothing for this shop; better not at all than on every page.
    return true;
  }
}

export function rememberOpening(): void {
  try {
    sessionStorage.setItem(KEY, '1');
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Nothing is kept, and the panel opens by hand alone.
  }
}
