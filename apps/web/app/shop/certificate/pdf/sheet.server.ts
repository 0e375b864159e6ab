import { COLOURS, Sheet, type Colour } from '@yahont/print/sheet.ts';

/** A drawing of a stone as SVG path data. */
export type Drawing = { outline: string; facets: string };

type Place = { x: number; y: number; scale: number; colour?: Colour };

/** A sheet with drawings of stones beside the text. */
export class StoneSheet extends Sheet {
  drawing({ outline, facets }: Drawing, { x, y, scale, colour = 'ink' }: Place): void {
    this.#path(outline, { x, y, scale, colour }, 0.9);
    this.#path(facets, { x, y, scale, colour }, 0.3);
  }

  mark(path: string, { x, y, scale }: Place, isFilled: boolean): void {
    if (!isFilled) return this.#path(path, { x, y, scale, colour: 'mark' }, 0.8);
    this.pdf.save().translate(x, y).scale(scale).path(path).fillColor(COLOURS.mark).fill().restore();
  }

  #path(data: string, { x, y, scale, colour = 'ink' }: Place, width: number): void {
    this.pdf
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
