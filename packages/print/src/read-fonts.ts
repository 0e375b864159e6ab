import { readFile } from 'node:fs/promises';
import type { PrintFonts } from './fonts.ts';

/** The fonts from their files, for code that no bundler prepares. */
export async function readFonts(): Promise<PrintFonts> {
  const [cyrillic400, latin400, cyrillic600, latin600] = await Promise.all([
    read('manrope-cyrillic-400.ttf'),
    read('manrope-latin-400.ttf'),
    read('manrope-cyrillic-600.ttf'),
    read('manrope-latin-600.ttf'),
  ]);
  return {
    400: { cyrillic: cyrillic400, latin: latin400 },
    600: { cyrillic: cyrillic600, latin: latin600 },
  };
}

function read(name: string): Promise<Buffer> {
  return readFile(new URL(`fonts/${name}`, import.meta.url));
}
