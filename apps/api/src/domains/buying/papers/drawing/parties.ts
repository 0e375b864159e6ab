import { heightOf, type Leaf } from './leaf.ts';

export type Row = { title: string; value: string; mark: string };

const SIZE = 6.6;
const MARK_WIDTH = 22;

type Block = { left: number; width: number; titleWidth: number; y: number };

/** Lines at the head of a form: label, value, and the number of the line. Returns where they end. */
export async function drawRows(
  leaf: Leaf,
  rows: readonly Row[],
  { left, width, titleWidth, y }: Block,
): Promise<number> {
  const { sheet } = leaf;
  let top = y;
  const valueLeft = left + titleWidth;
  const valueWidth = width - titleWidth - MARK_WIDTH;
  for (const { title, value, mark } of rows) {
    await leaf.rest();
    const titles = sheet.lines(title, titleWidth - 4, { size: SIZE });
    const values = sheet.lines(value, valueWidth - 4, { size: SIZE });
    for (const [index, line] of titles.entries())
      sheet.text(line, { x: left, y: top + heightOf(index, { size: SIZE }), size: SIZE, colour: 'muted' });
    for (const [index, line] of values.entries())
      sheet.text(line, { x: valueLeft, y: top + heightOf(index, { size: SIZE }), size: SIZE });
    const height = heightOf(Math.max(titles.length, values.length), { size: SIZE }) + 1.5;
    sheet.text(mark, { x: left + width, y: top, size: SIZE, align: 'end', colour: 'muted' });
    sheet.rule(valueLeft, valueLeft + valueWidth, top + height - 1.5, 'line', 0.4);
    top += height;
  }
  return top;
}
