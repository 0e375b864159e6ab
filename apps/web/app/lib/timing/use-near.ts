import { useEffect, useState, type RefObject } from 'react';

/** Screens below the one in view: an answer comes well before a hurrying reader does. */
const AHEAD = '300%';
/** More screens than a page has: whoever jumped to its end is not past the row unseen. */
const BEHIND = '10000%';

/** True from the moment the element is some screens away; it may have no size yet. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  // Where the page stands is known to the browser alone.
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
