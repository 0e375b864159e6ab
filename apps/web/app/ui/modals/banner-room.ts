const ROOM = '--banner-room';
/** Gap between the banner and elements above it. */
const GAP_PIXELS = 12;

/**
 * Moves floating elements at the bottom of the window above the banner while it is shown, and lets the page scroll until
 * its last links are above it too. The property is set on those elements only: on the root it would be inherited, and
 * therefore recomputed, by every element of the page.
 */
export function reserveBannerRoom(banner: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const height = banner.offsetHeight;
    for (const { style } of movable()) {
      // A hidden banner needs no space.
      if (height === 0) style.removeProperty(ROOM);
      else style.setProperty(ROOM, `${height + GAP_PIXELS}px`);
    }
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    for (const { style } of movable()) style.removeProperty(ROOM);
  };
}

function movable(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[data-above-banner]');
}
