import { useEffect, useState } from 'react';

/** Whether any part of the element with this id is in the viewport; false without an id. */
export function useIsInView(id: string | null): boolean {
  const [isInView, setInView] = useState(false);
  // The viewport is outside React.
  useEffect(() => {
    const element = id === null ? null : document.getElementById(id);
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
