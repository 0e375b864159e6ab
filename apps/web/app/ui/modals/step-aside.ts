/** Taller elements, such as a page's `main`, are never covered completely. */
const TALL_PIXELS = 200;

/**
 * Hides a floating card while it covers the focused element, so that nobody types blindly (WCAG 2.4.11).
 * Returns a function that ends this.
 */
export function stepAsideForFocus(card: HTMLElement): () => void {
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  const look = (): void => {
    card.toggleAttribute('data-aside', coversFocus(card));
  };
  for (const name of ['focusin', 'scroll']) document.addEventListener(name, look, options);
  // After a focus loss, the next element gets the focus only a moment later.
  document.addEventListener('focusout', () => queueMicrotask(look), options);
  window.addEventListener('resize', look, { signal: end.signal });
  return () => end.abort();
}

function coversFocus(card: HTMLElement): boolean {
  const { activeElement: focused } = document;
  if (focused === null || focused === document.body || card.contains(focused)) return false;
  const [own, other] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  return (
    other.height < TALL_PIXELS &&
    other.left < own.right &&
    other.right > own.left &&
    other.top < own.bottom &&
    other.bottom > own.top
  );
}
