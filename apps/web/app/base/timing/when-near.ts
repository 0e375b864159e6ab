/** More screens than any page has: a jump to the end of the page counts too. */
const BEHIND = '10000%';

/**
 * Calls back once, when the element comes near the viewport or is above it; it may have no size.
 * @param screens the distance below the viewport that counts as near
 * @returns a function that stops waiting
 */
export function whenNear(element: Element, screens: number, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${BEHIND} 0px ${screens * 100}%` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
