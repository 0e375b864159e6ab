import cormorantCyrillic from '@yahont/front/styles/fonts/cormorant-cyrillic.woff2?url';
import cormorantSigns from '@yahont/front/styles/fonts/cormorant-signs.woff2?url';
import manropeCyrillic from '@yahont/front/styles/fonts/manrope-cyrillic.woff2?url';
import manropeLatin from '@yahont/front/styles/fonts/manrope-latin.woff2?url';
import manropeRouble from '@yahont/front/styles/fonts/manrope-rouble.woff2?url';
import manropeSigns from '@yahont/front/styles/fonts/manrope-signs.woff2?url';

/** Font files that every first screen needs. The browser requests the others when a page uses them. */
export const FONT_PRELOADS = [
  manropeCyrillic,
  cormorantCyrillic,
  manropeSigns,
  cormorantSigns,
  manropeRouble,
].map(preloadOf);

/** For pages whose first screen has Latin words: when a font arrives later, the whole page is laid out again. */
export const LATIN_PRELOADS = [preloadOf(manropeLatin)];

function preloadOf(href: string) {
  return {
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  } as const;
}
