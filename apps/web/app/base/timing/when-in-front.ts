const SIGNS = ['visibilitychange', 'focus', 'pageshow'];

/** Runs whenever the tab comes to the front: another tab may have changed cookies. Returns the unsubscribe function. */
export function whenInFront(run: () => void): () => void {
  for (const sign of SIGNS) window.addEventListener(sign, run);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, run);
  };
}
