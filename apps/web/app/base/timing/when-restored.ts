/**
 * Runs when the browser shows a page again that it had kept whole (back-forward cache), for example after «Back» from the bank:
 * nothing of it was loaded meanwhile. Returns the unsubscribe function.
 */
export function whenRestored(run: () => void): () => void {
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run();
  };
  window.addEventListener('pageshow', show);
  return () => window.removeEventListener('pageshow', show);
}
