import { heightOf } from './leaf.ts';
import type { Leaf } from './leaf.ts';

const SIZE = 6.6;
const NOTE = 5;
/** Room for a signature above its line. */
const ROOM = 12;

export type Signature = {
  /** Who signs: of which office. */
  title: string;
  /** Position, where the form asks for it. */
  post?: string;
  /** Name that is known already; empty: written by hand. */
  name: string;
};

type Place = { left: number; width: number };

/** How high a line for a signature is. */
export const SIGNATURE_HEIGHT = ROOM + heightOf(1, { size: NOTE }) + 8;

/** A title, and lines for position, signature and name. */
export function drawSignature(leaf: Leaf, { title, post, name }: Signature, { left, width }: Place): void {
  const { sheet, y } = leaf;
  const titleWidth = post === undefined ? width * 0.42 : 0;
  if (titleWidth > 0)
    for (const [index, line] of sheet.lines(title, titleWidth - 6, { size: SIZE }).entries())
      sheet.text(line, { x: left, y: y + heightOf(index, { size: SIZE }), size: SIZE });
  const fields = [
    ...(post === undefined ? [] : [{ words: post, note: 'должность' }]),
    { words: '', note: 'подпись' },
    { words: name, note: 'ф. и. о.' },
  ];
  const gap = 6;
  const each = (width - titleWidth - gap * (fields.length - 1)) / fields.length;
  for (const [index, { words, note }] of fields.entries()) {
    const from = left + titleWidth + index * (each + gap);
    const lines = sheet.lines(words, each, { size: SIZE });
    const [first = ''] = lines;
    sheet.text(lines.length > 1 ? `${first}…` : first, {
      x: from + each / 2,
      y: y + ROOM - heightOf(1, { size: SIZE }),
      size: SIZE,
      align: 'middle',
    });
    sheet.rule(from, from + each, y + ROOM, 'ink', 0.4);
    sheet.text(note, { x: from + each / 2, y: y + ROOM + 1, size: NOTE, align: 'middle', colour: 'muted' });
  }
  leaf.y = y + SIGNATURE_HEIGHT;
}

/** Whom the law lets sign an invoice of this seller: an entrepreneur signs alone. */
export function drawSigners(
  leaf: Leaf,
  { inn, head, accountant }: { inn: string; head: string; accountant: string },
): void {
  leaf.need(SIGNATURE_HEIGHT);
  const { left, right } = leaf.frame;
  const half = (right - left - 24) / 2;
  const { y } = leaf;
  if (inn.length === 12) {
    drawSignature(
      leaf,
      { title: 'Индивидуальный предприниматель или иное уполномоченное лицо', name: head },
      { left, width: half },
    );
    return;
  }
  drawSignature(
    leaf,
    { title: 'Руководитель организации или иное уполномоченное лицо', name: head },
    { left, width: half },
  );
  leaf.y = y;
  drawSignature(
    leaf,
    { title: 'Главный бухгалтер или иное уполномоченное лицо', name: accountant },
    { left: left + half + 24, width: half },
  );
}
