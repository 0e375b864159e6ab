/**
 * Runs when the browser shows a page again that it had kept in memory (back-forward cache), for example after
 * «Back» from the bank: its data may be outdated. Returns the unsubscribe function.
 */
export function whenRestored(run: () => void): () => void {
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run();
  };
  window.addEventListener('pageshow', show);
  return () => window.removeEventListener('pageshow', show);
}
