import { heightOf, type Leaf } from './leaf.ts';

const SIZE = 6.6;
const NOTE = 5;
/** Minimum room above the line of a signature, and the part of it that text must not use. */
const ROOM = 12;
const CLEAR = ROOM - heightOf(1, { size: SIZE });
/** Gaps between the fields of a signature, and between two signatures side by side. */
const GAP = 6;
const BETWEEN = 24;

export type Signature = {
  /** Who signs, for which side. */
  title: string;
  /** Position, if the form asks for it. */
  post?: string;
  /** Known name; empty: written by hand. */
  name: string;
};

type Place = {
  left: number;
  width: number;
  /** Room above the line: the value of `roomFor` for all signatures side by side. */
  room: number;
};

/**
 * Room above the lines of signatures of this width: names are printed in full, on as many lines as they
 * need.
 */
export function roomFor(leaf: Leaf, signatures: readonly Signature[], width: number): number {
  const counts = signatures.flatMap((signature) => {
    const { fields } = partsOf(leaf, signature, width);
    return fields.map(({ lines }) => lines.length);
  });
  return Math.max(ROOM, heightOf(Math.max(...counts), { size: SIZE }) + CLEAR);
}

/** Height of a signature with this much room above its line. */
export function signatureHeight(room: number): number {
  return room + heightOf(1, { size: NOTE }) + 8;
}

/** A title, and lines for position, signature and name. */
export function drawSignature(leaf: Leaf, signature: Signature, { left, width, room }: Place): void {
  const { sheet, y } = leaf;
  const { titles, titleWidth, fields, each } = partsOf(leaf, signature, width);
  for (const [index, line] of titles.entries())
    sheet.text(line, { x: left, y: y + heightOf(index, { size: SIZE }), size: SIZE });
  for (const [index, { lines, note }] of fields.entries()) {
    const from = left + titleWidth + index * (each + GAP);
    const x = from + each / 2;
    const top = y + room - heightOf(lines.length, { size: SIZE });
    for (const [row, line] of lines.entries())
      sheet.text(line, { x, y: top + heightOf(row, { size: SIZE }), size: SIZE, align: 'middle' });
    sheet.rule(from, from + each, y + room, 'ink', 0.4);
    sheet.text(note, { x, y: y + room + 1, size: NOTE, align: 'middle', colour: 'muted' });
  }
  leaf.y = y + signatureHeight(room);
}

function partsOf({ sheet }: Leaf, { title, post, name }: Signature, width: number) {
  const titleWidth = post === undefined ? width * 0.42 : 0;
  const words = [
    ...(post === undefined ? [] : [{ words: post, note: 'должность' }]),
    { words: '', note: 'подпись' },
    { words: name, note: 'ф. и. о.' },
  ];
  const each = (width - titleWidth - GAP * (words.length - 1)) / words.length;
  return {
    titles: titleWidth === 0 ? [] : sheet.lines(title, titleWidth - GAP, { size: SIZE }),
    titleWidth,
    fields: words.map((field) => ({
      note: field.note,
      lines: sheet.lines(field.words, each, { size: SIZE }),
    })),
    each,
  };
}

/** Height of `drawBeside`. */
export function heightBeside(leaf: Leaf, signatures: readonly Signature[]): number {
  return signatureHeight(roomFor(leaf, signatures, halfOf(leaf)));
}

/** One signature or two, each over half of the page. */
export function drawBeside(leaf: Leaf, signatures: readonly Signature[]): void {
  const width = halfOf(leaf);
  const room = roomFor(leaf, signatures, width);
  const { y } = leaf;
  for (const [index, signature] of signatures.entries()) {
    leaf.y = y;
    drawSignature(leaf, signature, { left: leaf.frame.left + index * (width + BETWEEN), width, room });
  }
}

function halfOf(leaf: Leaf): number {
  return (leaf.width - BETWEEN) / 2;
}

/** The people who may legally sign an invoice of this seller; for an entrepreneur only themselves. */
export function drawSigners(
  leaf: Leaf,
  { inn, head, accountant }: { inn: string; head: string; accountant: string },
): void {
  const signatures: Signature[] =
    inn.length === 12
      ? [{ title: 'Индивидуальный предприниматель или иное уполномоченное лицо', name: head }]
      : [
          { title: 'Руководитель организации или иное уполномоченное лицо', name: head },
          { title: 'Главный бухгалтер или иное уполномоченное лицо', name: accountant },
        ];
  leaf.need(heightBeside(leaf, signatures));
  drawBeside(leaf, signatures);
}
