/** SPEC 9: a path is not loaded whole by us twice within this time, so that a broken build cannot make us loop. */
const GUARD_MS = 10_000;
/** Path → when it was loaded whole, Unix milliseconds. */
const KEPT_AS = 'whole-loads';

let isDue = false;

/** SPEC 4: there is a new build, or a chunk of this one is gone. The next navigation loads its page whole. */
export function makeNextLoadWhole(): void {
  isDue = true;
}

export function isWholeLoadDue(): boolean {
  return isDue;
}

/** Loads a page of this shop whole; false and nothing when the guard forbids it. */
export function loadWhole(to: string, isReplacing = false): boolean {
  if (!takeTurn(to)) return false;
  if (isReplacing) location.replace(to);
  else location.assign(to);
  return true;
}

/** Whether this path may be loaded whole now; from then on it may not for a while. Never without a connection. */
export function takeTurn(to: string): boolean {
  return navigator.onLine && takeTurnIn(sessionStorage, pathnameOf(to), Date.now());
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** The same with a storage and a clock; without a working storage nothing is forced. */
export function takeTurnIn(storage: Kept, path: string, now: number): boolean {
  try {
    const before = Object.entries(turnsOf(storage.getItem(KEPT_AS)));
    const recent = before.filter(([, at]) => typeof at === 'number' && at <= now && now - at < GUARD_MS);
    if (recent.some(([known]) => known === path)) return false;
    storage.setItem(KEPT_AS, JSON.stringify(Object.fromEntries([...recent, [path, now]])));
    return true;
  } catch {
    return false;
  }
}

function pathnameOf(to: string): string {
  return to.split(/[?#]/, 1)[0] ?? to;
}

function turnsOf(text: string | null): object {
  const kept: unknown = text === null ? null : JSON.parse(text);
  return typeof kept === 'object' && kept !== null ? kept : {};
}
