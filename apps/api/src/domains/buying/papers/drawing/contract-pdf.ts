import type { TextPage } from '@yahont/contracts/content/content.ts';
import type { Inline, TextPart } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { drawFile } from './draw-file.ts';
import type { Leaf } from './leaf.ts';
import { drawTable } from './table.ts';

const MARGIN = 56;
const SIZE = 10;
/** Shown for a text without an effective date. */
const NO_DAY = '2026-01-01';

export type ContractText = Pick<TextPage, 'h1' | 'lead' | 'binding' | 'blocks'>;

/**
 * A legal text of the editors as a file: headings, paragraphs, lists and tables. Pictures and forms
 * appear only on pages.
 */
export function contractPdf({ h1, lead, binding, blocks }: ContractText): Promise<Buffer> {
  const since = binding === null ? '' : `Действует с ${formatDate(binding)}`;
  const format = { title: h1, date: binding ?? NO_DAY, layout: 'portrait' as const, margin: MARGIN };
  return drawFile(format, async (leaf) => {
    leaf.say('ЯХОНТ', { size: 13, weight: 600 });
    leaf.gap(16);
    leaf.say(h1, { size: 20, weight: 600 });
    if (since !== '') leaf.say(since, { size: SIZE, colour: 'muted' });
    leaf.gap(8);
    leaf.say(lead, { size: SIZE });
    for (const block of blocks) {
      await leaf.rest();
      if (block.type === 'text') {
        if (block.heading !== '') drawHeading(leaf, block.heading, 13);
        for (const part of block.parts) {
          await leaf.rest();
          drawPart(leaf, part);
        }
      }
      if (block.type === 'table') {
        leaf.gap(8);
        const width = leaf.width / block.head.length;
        await drawTable(leaf, {
          columns: block.head.map((cell) => ({ title: wordsOf(cell), width })),
          rows: block.rows.map((row) => row.map(wordsOf)),
          size: 9,
          titleSize: 9,
        });
      }
    }
  });
}

function drawHeading(leaf: Leaf, words: string, size: number): void {
  leaf.gap(14);
  // A heading is not left alone at the end of a page.
  leaf.need(size * 4);
  leaf.say(words, { size, weight: 600 });
}

function drawPart(leaf: Leaf, part: TextPart): void {
  switch (part.kind) {
    case 'heading':
      return drawHeading(leaf, part.text, 11);
    case 'paragraph':
      leaf.gap(5);
      return leaf.say(wordsOf(part.inlines), { size: SIZE });
    case 'list':
      return drawItems(leaf, part);
  }
}

function drawItems(leaf: Leaf, { isOrdered, items }: Extract<TextPart, { kind: 'list' }>): void {
  const indent = 20;
  for (const [index, item] of items.entries()) {
    leaf.gap(4);
    leaf.need(SIZE * 1.3);
    leaf.sheet.text(isOrdered ? `${index + 1}.` : '—', { x: leaf.frame.left, y: leaf.y, size: SIZE });
    leaf.say(wordsOf(item), { left: leaf.frame.left + indent, width: leaf.width - indent, size: SIZE });
  }
}

/** Without marks; the rouble sign becomes a word, because the fonts of files lack it. */
function wordsOf(inlines: readonly Inline[]): string {
  return inlines
    .map(({ text }) => text)
    .join('')
    .replaceAll('₽', 'руб.');
}
