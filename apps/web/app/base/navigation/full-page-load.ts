/** SPEC 9.4: the shop does not reload a path twice within this time, so that a broken build cannot cause a loop. */
const GUARD_MS = 10_000;
/** Path → time of its last full load, Unix milliseconds. */
const KEPT_AS = 'whole-loads';

let isDue = false;

/** SPEC 4.6: there is a new build, or a chunk of this one is missing. Makes the next navigation a full page load. */
export function makeNextLoadWhole(): void {
  isDue = true;
}

export function isWholeLoadDue(): boolean {
  return isDue;
}

/** Loads a page of this shop in full; does nothing and returns false when the guard forbids it. */
export function loadWhole(to: string, isReplacing = false): boolean {
  if (!takeTurn(to)) return false;
  if (isReplacing) location.replace(to);
  else location.assign(to);
  return true;
}

/** Whether this path may be fully loaded now; if so, it is blocked for a while. Always false without a connection. */
export function takeTurn(to: string): boolean {
  return navigator.onLine && takeTurnIn(sessionStorage, pathnameOf(to), Date.now());
}

type PageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The same for a given storage and time; without storage no reload is forced. */
export function takeTurnIn(storage: PageStorage, path: string, now: number): boolean {
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
