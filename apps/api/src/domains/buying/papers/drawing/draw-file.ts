import { collect } from '@yahont/print/collect.ts';
import { readFonts } from '@yahont/print/read-fonts.ts';
import type { PrintFonts } from '@yahont/print/fonts.ts';
import { Sheet } from '@yahont/print/sheet.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { Leaf } from './leaf.ts';

/** A4 in points. */
const SHORT = 595.28;
const LONG = 841.89;
const FOOT = { size: 6.5, colour: 'muted' } as const;

export type Format = {
  title: string;
  /** The creation date in the file: the same content gives the same file. */
  date: IsoDate;
  layout: 'portrait' | 'landscape';
  margin: number;
};

let fonts: Promise<PrintFonts> | null = null;
let last: Promise<unknown> = Promise.resolve();

/** Draws one file after another, so that several of them together do not block the process. */
export function drawFile(format: Format, draw: (leaf: Leaf) => Promise<void>): Promise<Buffer> {
  const next = last.then(() => drawNow(format, draw));
  last = next.catch(() => undefined);
  return next;
}

/** The library is loaded with the first file, so that it does not slow down the start. */
async function drawNow(
  { title, date, layout, margin }: Format,
  draw: (leaf: Leaf) => Promise<void>,
): Promise<Buffer> {
  fonts ??= readFonts();
  const [{ default: PDFDocument }, printFonts] = await Promise.all([import('pdfkit'), fonts]);
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    font: '',
    bufferPages: true,
    info: { Title: title, Author: 'Яхонт', CreationDate: new Date(`${date}T00:00:00Z`) },
    lang: 'ru-RU',
  });
  const file = collect(pdf);
  const [width, height] = layout === 'portrait' ? [SHORT, LONG] : [LONG, SHORT];
  const frame = { left: margin, right: width - margin, top: margin, bottom: height - margin - 10 };
  const sheet = new Sheet(pdf, printFonts);
  const leaf = new Leaf(sheet, frame, () => pdf.addPage());
  await draw(leaf);
  await leaf.rest();
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const y = height - margin - 4;
    sheet.text(title, { x: frame.left, y, ...FOOT });
    sheet.text(`Лист ${page + 1} из ${count}`, { x: frame.right, y, align: 'end', ...FOOT });
  }
  pdf.end();
  return file;
}
