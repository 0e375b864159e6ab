import cyrillic400 from '#app/styles/fonts/print/manrope-cyrillic-400.ttf?inline';
import cyrillic600 from '#app/styles/fonts/print/manrope-cyrillic-600.ttf?inline';
import latin400 from '#app/styles/fonts/print/manrope-latin-400.ttf?inline';
import latin600 from '#app/styles/fonts/print/manrope-latin-600.ttf?inline';

export type Weight = 400 | 600;

/** Each weight has two files: Cyrillic letters, and everything else. */
const FONTS = {
  400: { cyrillic: bytesOf(cyrillic400), latin: bytesOf(latin400) },
  600: { cyrillic: bytesOf(cyrillic600), latin: bytesOf(latin600) },
} as const;

/** A piece of a text in one font. */
export type Run = { text: string; font: string };

/** Registers all fonts; `nameOf` of a run is known to the document then. */
export function registerFonts(pdf: Pick<PDFKit.PDFDocument, 'registerFont'>): void {
  for (const weight of [400, 600] as const)
    for (const part of ['cyrillic', 'latin'] as const)
      pdf.registerFont(nameOf(part, weight), FONTS[weight][part]);
}

/** «Масса 0,71 ct» → «Масса» in the one font, « 0,71 ct» in the other. */
export function runsOf(text: string, weight: Weight): Run[] {
  return [...text.matchAll(/[\u0400-\u04FF№]+|[^\u0400-\u04FF№]+/g)].map(([piece]) => ({
    text: piece,
    font: nameOf(/^[\u0400-\u04FF№]/.test(piece) ? 'cyrillic' : 'latin', weight),
  }));
}

function nameOf(part: 'cyrillic' | 'latin', weight: Weight): string {
  return `${part}-${weight}`;
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
