export type Weight = 400 | 600;

/** Each weight has two files: Cyrillic letters, and everything else. */
const PARTS = ['cyrillic', 'latin'] as const;
type FontPart = (typeof PARTS)[number];

/** The bytes of the four files in `fonts`. */
export type PrintFonts = Readonly<Record<Weight, Readonly<Record<FontPart, Uint8Array>>>>;

/** A piece of a text in one font. */
export type Run = { text: string; font: string };

/** Registers all fonts; `nameOf` of a run is known to the document then. */
export function registerFonts(pdf: PDFKit.PDFDocument, fonts: PrintFonts): void {
  for (const weight of [400, 600] as const)
    for (const part of PARTS) pdf.registerFont(nameOf(part, weight), Buffer.from(fonts[weight][part]));
}

/** «Масса 0,71 ct» → «Масса» in the one font, « 0,71 ct» in the other. */
export function runsOf(text: string, weight: Weight): Run[] {
  return [...text.matchAll(/[\u0400-\u04FF№]+|[^\u0400-\u04FF№]+/g)].map(([piece]) => ({
    text: piece,
    font: nameOf(/^[\u0400-\u04FF№]/.test(piece) ? 'cyrillic' : 'latin', weight),
  }));
}

function nameOf(part: FontPart, weight: Weight): string {
  return `${part}-${weight}`;
}
