/** A page asks by itself what is new; it says so once nobody has touched the office for this long. */
const IDLE_MS = 60_000;
/** Other tabs of the browser work in the same session, and hear of it this often. */
const TELL_MS = 5_000;
const KEY = 'office-touched';

let own = Date.now();
let told = 0;

/** Somebody is here. */
export function touch(now = Date.now()): void {
  own = now;
  if (now - told < TELL_MS) return;
  told = now;
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Without storage each tab looks after itself.
  }
}

/** When somebody touched the office in this browser, milliseconds. */
export function lastTouch(): number {
  return Math.max(own, readTold());
}

/** Whether calls of this moment are the page's own. */
export function isIdle(now = Date.now()): boolean {
  return now - lastTouch() >= IDLE_MS;
}

function readTold(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
