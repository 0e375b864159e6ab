import cormorantCyrillic from './fonts/cormorant-cyrillic.woff2?url';
import cormorantSigns from './fonts/cormorant-signs.woff2?url';
import manropeCyrillic from './fonts/manrope-cyrillic.woff2?url';
import manropeRouble from './fonts/manrope-rouble.woff2?url';
import manropeSigns from './fonts/manrope-signs.woff2?url';

/** Font files that every first screen needs. The browser requests the others when a page uses them. */
export const PRELOADED_FONTS = [
  manropeCyrillic,
  cormorantCyrillic,
  manropeSigns,
  cormorantSigns,
  manropeRouble,
] as const;
