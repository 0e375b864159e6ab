import { useEffect, useRef, type RefObject } from 'react';

/** Whether a page was shown before: the first one leaves the focus where the browser put it. */
let isFirst = true;

/** Names the document; of a page that was navigated to, returns the heading that takes the focus. */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} — офис «Яхонта»`;
  }, [title]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, []);
  return heading;
}
