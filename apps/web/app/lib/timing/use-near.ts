import { useEffect, useState, type RefObject } from 'react';

/** Distance below the viewport, in screens: the request must be answered before a fast scroller arrives. */
const AHEAD = '300%';
/** More screens than a page has: a jump to the end of the page counts too. */
const BEHIND = '10000%';

/** True once the element is within this distance; it may still have no size. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  // Scroll positions are known to the browser only.
  useEffect(() => {
    if (isNear || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${BEHIND} 0px ${AHEAD}` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, ref]);

  return isNear;
}
