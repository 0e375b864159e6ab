import { useEffect, useState, type RefObject } from 'react';

type LateRow = {
  /** True from the moment the row is inserted. */
  isShown: boolean;
  /** Whether the row belongs to the first screen of the page, where its place may be shown as loading. */
  isOnFirstScreen: boolean;
};

/**
 * A row that arrives after its page. It is inserted while its place is below the viewport, so that nothing moves while
 * it is read: a shopper who scrolled to the end before the answer sees the row after scrolling up. On the first screen
 * of a page it is inserted at once.
 * @param place an element where the row will be; it may have no size
 * @param isReady whether there is something to show
 */
export function useLateRow(place: RefObject<Element | null>, isReady: boolean): LateRow {
  const [at, setAt] = useState<'first-screen' | 'below' | 'read' | null>(null);
  const [isShown, setShown] = useState(false);
  // Scroll positions are known to the browser only.
  useEffect(() => {
    if (isShown || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // The newest, because a busy page may get several at once.
        const entry = entries.at(-1);
        if (entry === undefined) return;
        if (entry.boundingClientRect.top + window.scrollY < window.innerHeight) setAt('first-screen');
        else setAt(entry.isIntersecting ? 'read' : 'below');
      },
      { rootMargin: `${ABOVE} 0px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isShown, place]);
  if (isReady && !isShown && (at === 'below' || at === 'first-screen')) setShown(true);
  return { isShown, isOnFirstScreen: at === 'first-screen' };
}

/** What is above the viewport counts as read: inserting there moves the page under the reader's eyes too. */
const ABOVE = '10000%';
