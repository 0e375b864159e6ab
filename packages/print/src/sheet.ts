import { registerFonts, runsOf, type PrintFonts, type Weight } from './fonts.ts';
import { wrap } from './wrap.ts';

/** Colours of paper, which has no themes. */
export const COLOURS = {
  ink: '#1C1A17',
  muted: '#6B665E',
  line: '#D8D2C8',
  gold: '#B08D57',
  mark: '#8C1D3F',
} as const;
export type Colour = keyof typeof COLOURS;

/** How words are set. */
export type Setting = { size: number; weight?: Weight };

type TextOptions = Setting & {
  x: number;
  y: number;
  colour?: Colour;
  /** Which part of the text is at `x`. */
  align?: 'start' | 'middle' | 'end';
};

/** Words and lines on a page, in points from its top left corner. */
export class Sheet {
  protected readonly pdf: PDFKit.PDFDocument;
  /** Width of a word of size 1, by its weight: breaking a paragraph asks for each many times. */
  readonly #known = new Map<string, number>();

  constructor(pdf: PDFKit.PDFDocument, fonts: PrintFonts) {
    this.pdf = pdf;
    registerFonts(pdf, fonts);
  }

  text(words: string, { x, y, size, weight = 400, colour = 'ink', align = 'start' }: TextOptions): void {
    const { pdf } = this;
    let left = x - { start: 0, middle: 0.5, end: 1 }[align] * this.widthOf(words, { size, weight });
    for (const { text, font } of runsOf(words, weight)) {
      const width = this.#widthOfRun(text, font) * size;
      pdf.font(font).fontSize(size).fillColor(COLOURS[colour]).text(text, left, y, { lineBreak: false });
      left += width;
    }
  }

  widthOf(words: string, { size, weight = 400 }: Setting): number {
    let width = 0;
    for (const word of words.split(/(?<= )/)) width += this.#widthOfWord(word, weight);
    return width * size;
  }

  /** The lines of a text that are no wider than `width`. */
  lines(words: string, width: number, setting: Setting): string[] {
    return wrap(words, width, (piece) => this.widthOf(piece, setting));
  }

  rule(from: number, to: number, y: number, colour: Colour, thickness = 0.6): void {
    this.#stroke(from, y, to, y, colour, thickness);
  }

  upright(x: number, from: number, to: number, colour: Colour, thickness = 0.6): void {
    this.#stroke(x, from, x, to, colour, thickness);
  }

  #stroke(x1: number, y1: number, x2: number, y2: number, colour: Colour, thickness: number): void {
    this.pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(thickness).strokeColor(COLOURS[colour]).stroke();
  }

  #widthOfWord(word: string, weight: Weight): number {
    return runsOf(word, weight).reduce((sum, { text, font }) => sum + this.#widthOfRun(text, font), 0);
  }

  #widthOfRun(text: string, font: string): number {
    const key = `${font} ${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const width = this.pdf.font(font).fontSize(100).widthOfString(text) / 100;
    this.#known.set(key, width);
    return width;
  }
}
