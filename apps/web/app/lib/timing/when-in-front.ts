const SIGNS = ['visibilitychange', 'focus', 'pageshow'];

/** Runs whenever the tab comes to the front: another one may have changed cookies. Answers how to stop that. */
export function whenInFront(run: () => void): () => void {
  for (const sign of SIGNS) window.addEventListener(sign, run);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, run);
  };
}
