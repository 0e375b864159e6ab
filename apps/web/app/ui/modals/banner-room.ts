const ROOM = '--banner-room';
/** Between the banner and what floats above it. */
const GAP_PIXELS = 12;

/**
 * Lets everything else that floats at the bottom of the window stand above the banner while it is there. Only those are
 * told: on the root the property would be inherited, and so computed anew, by every element of the page.
 */
export function keepRoom(banner: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const height = banner.offsetHeight;
    for (const { style } of floating()) {
      // A banner that stepped aside needs none.
      if (height === 0) style.removeProperty(ROOM);
      else style.setProperty(ROOM, `${height + GAP_PIXELS}px`);
    }
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    for (const { style } of floating()) style.removeProperty(ROOM);
  };
}

function floating(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[data-above-banner]');
}
