/** Longest wait for an idle browser, milliseconds. */
const LATEST = 4000;
/** Delay in browsers without `requestIdleCallback`, milliseconds. */
const INSTEAD = 1500;

/** Runs once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: LATEST });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, INSTEAD);
  return () => clearTimeout(timer);
}
