import { registerFonts, runsOf, type Weight } from './pdf-fonts.server.ts';

/** Colours of paper, which has no themes. */
const COLOURS = {
  ink: '#1C1A17',
  muted: '#6B665E',
  line: '#D8D2C8',
  gold: '#B08D57',
  mark: '#8C1D3F',
} as const;
type Colour = keyof typeof COLOURS;

/** A drawing of a stone as the data of its paths. */
export type Drawing = { outline: string; facets: string };

type Words = {
  x: number;
  y: number;
  size: number;
  weight?: Weight;
  colour?: Colour;
  /** Which part of the text is at `x`. */
  align?: 'start' | 'middle' | 'end';
};
type Place = { x: number; y: number; scale: number; colour?: Colour };

/** Words and lines on a page, in points from its top left corner. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
    registerFonts(pdf);
  }

  text(words: string, { x, y, size, weight = 400, colour = 'ink', align = 'start' }: Words): void {
    const pdf = this.#pdf;
    const runs = runsOf(words, weight).map((run) => ({
      ...run,
      width: pdf.font(run.font).fontSize(size).widthOfString(run.text),
    }));
    const whole = runs.reduce((sum, { width }) => sum + width, 0);
    let left = x - { start: 0, middle: whole / 2, end: whole }[align];
    for (const { text, font, width } of runs) {
      pdf.font(font).fontSize(size).fillColor(COLOURS[colour]).text(text, left, y, { lineBreak: false });
      left += width;
    }
  }

  rule(from: number, to: number, y: number, colour: Colour): void {
    this.#pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(COLOURS[colour]).stroke();
  }

  drawing({ outline, facets }: Drawing, { x, y, scale, colour = 'ink' }: Place): void {
    this.#path(outline, { x, y, scale, colour }, 0.9);
    this.#path(facets, { x, y, scale, colour }, 0.3);
  }

  mark(path: string, { x, y, scale }: Place, isFilled: boolean): void {
    if (!isFilled) return this.#path(path, { x, y, scale, colour: 'mark' }, 0.8);
    this.#pdf.save().translate(x, y).scale(scale).path(path).fillColor(COLOURS.mark).fill().restore();
  }

  #path(data: string, { x, y, scale, colour = 'ink' }: Place, width: number): void {
    this.#pdf
      .save()
      .translate(x, y)
      .scale(scale)
      .path(data)
      .lineWidth(width / scale)
      .lineJoin('round')
      .strokeColor(COLOURS[colour])
      .stroke()
      .restore();
  }
}
