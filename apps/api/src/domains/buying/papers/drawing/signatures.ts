import { heightOf, type Leaf } from './leaf.ts';

const SIZE = 6.6;
const NOTE = 5;
/** Least room for a signature above its line, and how much of it no words take. */
const ROOM = 12;
const CLEAR = ROOM - heightOf(1, { size: SIZE });
/** Between the fields of a signature, and between two signatures beside each other. */
const GAP = 6;
const BETWEEN = 24;

export type Signature = {
  /** Who signs: of which office. */
  title: string;
  /** Position, where the form asks for it. */
  post?: string;
  /** Name that is known already; empty: written by hand. */
  name: string;
};

type Place = {
  left: number;
  width: number;
  /** Above the line: what `roomFor` says of all signatures that are side by side. */
  room: number;
};

/** Room above the lines of signatures of such a width: names are set whole, in as many lines as they need. */
export function roomFor(leaf: Leaf, signatures: readonly Signature[], width: number): number {
  const counts = signatures.flatMap((signature) => {
    const { fields } = partsOf(leaf, signature, width);
    return fields.map(({ lines }) => lines.length);
  });
  return Math.max(ROOM, heightOf(Math.max(...counts), { size: SIZE }) + CLEAR);
}

/** How high a signature is with so much room above its line. */
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

/** How high `drawBeside` is. */
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

/** Whom the law lets sign an invoice of this seller: an entrepreneur signs alone. */
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
