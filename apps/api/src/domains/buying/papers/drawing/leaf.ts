import { setImmediate } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import type { Colour, Setting, Sheet } from '@yahont/print/sheet.ts';

/** How long drawing may block other work, milliseconds. */
const SLICE_MS = 8;
/** Height of a line by its size. */
const LEADING = 1.3;

export type Frame = { left: number; right: number; top: number; bottom: number };

type TextOptions = Setting & {
  left?: number;
  width?: number;
  align?: 'start' | 'middle' | 'end';
  colour?: Colour;
};

/** A page that is filled from the top; when it is full, another one begins. */
export class Leaf {
  readonly sheet: Sheet;
  readonly frame: Frame;
  y: number;
  readonly #turn: () => void;
  #since = performance.now();

  /** @param turn starts another page */
  constructor(sheet: Sheet, frame: Frame, turn: () => void) {
    this.sheet = sheet;
    this.frame = frame;
    this.y = frame.top;
    this.#turn = turn;
  }

  get width(): number {
    return this.frame.right - this.frame.left;
  }

  /** Yields to other work after a while. Await it between the parts of a drawing. */
  async rest(): Promise<void> {
    if (performance.now() - this.#since < SLICE_MS) return;
    await setImmediate();
    this.#since = performance.now();
  }

  /** Starts another page unless this one has enough room. */
  need(height: number): boolean {
    if (this.y + height <= this.frame.bottom) return false;
    this.#turn();
    this.y = this.frame.top;
    return true;
  }

  /** A paragraph, broken into lines; a page may end within it. */
  say(
    words: string,
    { left = this.frame.left, width = this.width, align = 'start', ...setting }: TextOptions,
  ): void {
    const x = { start: left, middle: left + width / 2, end: left + width }[align];
    for (const line of this.sheet.lines(words, width, setting)) {
      this.need(heightOf(1, setting));
      this.sheet.text(line, { x, y: this.y, align, ...setting });
      this.y += heightOf(1, setting);
    }
  }

  gap(height: number): void {
    this.y += height;
  }
}

/** Height of this many lines of a size. */
export function heightOf(lines: number, { size }: Pick<Setting, 'size'>): number {
  return lines * size * LEADING;
}
