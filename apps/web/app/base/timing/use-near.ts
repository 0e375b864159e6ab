import { useEffect, useState, type RefObject } from 'react';
import { whenNear } from './when-near.ts';

/** Far enough that the request is answered before a fast scroller arrives. */
const SCREENS = 3;

/** True once the element is within this distance; it may have no size yet. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  // Scroll positions are known to the browser only.
  useEffect(() => {
    if (isNear || ref.current === null) return undefined;
    return whenNear(ref.current, SCREENS, () => setNear(true));
  }, [isNear, ref]);

  return isNear;
}
