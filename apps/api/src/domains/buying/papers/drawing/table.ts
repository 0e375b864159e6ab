import { heightOf, type Leaf } from './leaf.ts';

export type Column = {
  title: string;
  /** Number of the column in the form, such as «1а»; if missing, the row of numbers is omitted. */
  mark?: string;
  /** A title above columns that belong together. */
  group?: string;
  width: number;
  align?: 'start' | 'middle' | 'end';
};

type Table = {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Font sizes of the cells and of the titles. */
  size: number;
  titleSize: number;
  /** The last row, in bold. `from`: how many columns its first cell spans. */
  total?: { from: number; cells: readonly string[] };
};

const PADDING = 2;

/** A table with lines around its cells; its titles are repeated on each page, and a row is not split. */
export async function drawTable(leaf: Leaf, table: Table): Promise<void> {
  await leaf.rest();
  drawHead(leaf, table);
  for (const row of table.rows) {
    await leaf.rest();
    drawRow(leaf, table, row);
  }
  if (table.total) drawTotal(leaf, table, table.total);
}

function drawHead(leaf: Leaf, { columns, titleSize: size }: Table): void {
  const groups = columns.map(({ group }, index) =>
    group === undefined || columns[index - 1]?.group === group
      ? []
      : leaf.sheet.lines(group, groupWidth(columns, index) - 2 * PADDING, { size }),
  );
  const titles = columns.map(({ title, width }) => leaf.sheet.lines(title, width - 2 * PADDING, { size }));
  const upper = heightOf(Math.max(0, ...groups.map(({ length }) => length)), { size }) + PADDING;
  const tallOf = (index: number) => (columns[index]?.group === undefined ? 0 : upper);
  const height = Math.max(
    ...titles.map(({ length }, index) => tallOf(index) + heightOf(length, { size }) + 2 * PADDING),
  );
  const hasMarks = columns.some(({ mark }) => mark !== undefined);
  const marks = hasMarks ? heightOf(1, { size }) + PADDING : 0;
  leaf.need(height + marks + 30);
  const { y } = leaf;
  let left = leaf.frame.left;
  for (const [index, column] of columns.entries()) {
    const { width, group, mark = '' } = column;
    const isFirst = group !== undefined && columns[index - 1]?.group !== group;
    if (isFirst) {
      const whole = groupWidth(columns, index);
      setLines(leaf, groups[index] ?? [], { left, width: whole, y: y + PADDING / 2, size });
      leaf.sheet.rule(left, left + whole, y + upper, 'ink', 0.4);
    }
    setLines(leaf, titles[index] ?? [], { left, width, y: y + tallOf(index) + PADDING, size });
    const isWithin = group !== undefined && columns[index + 1]?.group === group;
    leaf.sheet.upright(left + width, isWithin ? y + upper : y, y + height, 'ink', 0.4);
    if (hasMarks) {
      setLines(leaf, [mark], { left, width, y: y + height + PADDING / 2, size });
      leaf.sheet.upright(left + width, y + height, y + height + marks, 'ink', 0.4);
    }
    left += width;
  }
  const end = y + height + marks;
  leaf.sheet.upright(leaf.frame.left, y, end, 'ink', 0.4);
  for (const at of hasMarks ? [y, y + height, end] : [y, end])
    leaf.sheet.rule(leaf.frame.left, left, at, 'ink', 0.4);
  leaf.y = end;
}

function groupWidth(columns: readonly Column[], from: number): number {
  const group = columns[from]?.group;
  const rest = columns.slice(from);
  const end = rest.findIndex((column) => column.group !== group);
  return rest.slice(0, end === -1 ? undefined : end).reduce((sum, { width }) => sum + width, 0);
}

function drawRow(leaf: Leaf, table: Table, row: readonly string[]): void {
  const { columns, size } = table;
  const cells = columns.map(({ width }, index) =>
    leaf.sheet.lines(row[index] ?? '', width - 2 * PADDING, { size }),
  );
  const height = heightOf(Math.max(...cells.map(({ length }) => length)), { size }) + 2 * PADDING;
  if (leaf.need(height)) drawHead(leaf, table);
  const { y } = leaf;
  let left = leaf.frame.left;
  leaf.sheet.upright(left, y, y + height, 'ink', 0.4);
  for (const [index, { width, align = 'start' }] of columns.entries()) {
    setLines(leaf, cells[index] ?? [], { left, width, y: y + PADDING, size, align });
    left += width;
    leaf.sheet.upright(left, y, y + height, 'ink', 0.4);
  }
  leaf.y = y + height;
  leaf.sheet.rule(leaf.frame.left, left, leaf.y, 'ink', 0.4);
}

function drawTotal(leaf: Leaf, table: Table, { from, cells }: NonNullable<Table['total']>): void {
  const { columns, size } = table;
  const height = heightOf(1, { size }) + 2 * PADDING;
  if (leaf.need(height)) drawHead(leaf, table);
  const { y } = leaf;
  const first = columns.slice(0, from).reduce((sum, { width }) => sum + width, 0);
  const places = [{ width: first, align: 'start' as const }, ...columns.slice(from)];
  let left = leaf.frame.left;
  leaf.sheet.upright(left, y, y + height, 'ink', 0.4);
  for (const [index, { width, align = 'start' }] of places.entries()) {
    const words = cells[index] ?? '';
    setLines(leaf, [words], { left, width, y: y + PADDING, size, align, weight: 600 });
    left += width;
    leaf.sheet.upright(left, y, y + height, 'ink', 0.4);
  }
  leaf.y = y + height;
  leaf.sheet.rule(leaf.frame.left, left, leaf.y, 'ink', 0.4);
}

type Place = {
  left: number;
  width: number;
  y: number;
  size: number;
  align?: 'start' | 'middle' | 'end';
  weight?: 400 | 600;
};

function setLines(leaf: Leaf, lines: readonly string[], place: Place): void {
  const { left, width, y, size, align = 'middle', weight = 400 } = place;
  const x = { start: left + PADDING, middle: left + width / 2, end: left + width - PADDING }[align];
  for (const [index, line] of lines.entries())
    leaf.sheet.text(line, { x, y: y + heightOf(index, { size }), size, align, weight });
}
