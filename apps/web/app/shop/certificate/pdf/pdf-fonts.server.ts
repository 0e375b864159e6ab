import cyrillic400 from '@yahont/print/fonts/manrope-cyrillic-400.ttf?inline';
import cyrillic600 from '@yahont/print/fonts/manrope-cyrillic-600.ttf?inline';
import latin400 from '@yahont/print/fonts/manrope-latin-400.ttf?inline';
import latin600 from '@yahont/print/fonts/manrope-latin-600.ttf?inline';
import type { PrintFonts } from '@yahont/print/fonts.ts';

/** The fonts of printed files, which are part of the server bundle. */
export const FONTS: PrintFonts = {
  400: { cyrillic: bytesOf(cyrillic400), latin: bytesOf(latin400) },
  600: { cyrillic: bytesOf(cyrillic600), latin: bytesOf(latin600) },
};

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
