import cormorantCyrillic from '@fontsource-variable/cormorant/files/cormorant-cyrillic-wght-normal.woff2?url';
import manropeCyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url';
import manropeLatin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';

/**
 * Addresses of the font files that every first screen needs. The remaining files are asked for by the browser
 * when a page uses them.
 */
export const PRELOADED_FONTS = [manropeCyrillic, cormorantCyrillic, manropeLatin] as const;
