/** An idle browser is waited for no longer than this, milliseconds. */
const LATEST = 4000;
/** Where browsers don't tell when they are idle. */
const INSTEAD = 1500;

/** Runs once the browser has nothing better to do. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: LATEST });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, INSTEAD);
  return () => clearTimeout(timer);
}
