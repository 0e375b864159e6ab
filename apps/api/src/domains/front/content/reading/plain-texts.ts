import type { TextPart } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import type { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';
import { headingAnchor } from '@yahont/values/text/heading-anchor.ts';
import { readingMinutes } from '@yahont/values/text/reading-minutes.ts';
import { plain, readLineOnce, readTextOnce } from './read-once.ts';

export type WrittenText = { blocks: readonly WrittenBlock[]; notes: readonly string[] };

/** Headings of a text, including those inside text blocks. */
export function headingsOf({ blocks, notes }: WrittenText): string[] {
  return blocks
    .flatMap((block) => [
      'heading' in block ? block.heading : '',
      ...(block.type === 'text'
        ? readTextOnce(block, notes.length).flatMap((part) => (part.kind === 'heading' ? [part.text] : []))
        : []),
    ])
    .filter((heading) => heading !== '');
}

/** A part of a text below its heading. */
export type TextPlace = { heading: string; anchor: string; body: string };

/** The parts of a text that have an anchor on the page; a repeated heading gets none here. */
export function placesOf({ blocks, notes }: WrittenText): TextPlace[] {
  const places = new Map<string, TextPlace>();
  for (const block of blocks) {
    if (block.type !== 'text') continue;
    let place = open(places, block.heading);
    for (const part of readTextOnce(block, notes.length)) {
      if (part.kind === 'heading') place = open(places, part.text);
      else if (place !== null) place.body += ` ${linesOfPart(part).join(' ')}`;
    }
  }
  return [...places.values()];
}

function open(places: Map<string, TextPlace>, heading: string): TextPlace | null {
  const anchor = headingAnchor(heading);
  if (anchor === undefined || places.has(anchor)) return null;
  const place = { heading, anchor, body: '' };
  places.set(anchor, place);
  return place;
}

/** The text without its headings, one line for each paragraph, item or row. */
export function linesOf({ blocks, notes }: WrittenText): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'text') return readTextOnce(block, notes.length).flatMap(linesOfPart);
    if (block.type === 'quote') return [block.text];
    if (block.type === 'table')
      return [block.head, ...block.rows].map((row) =>
        row.map((cell) => plain(readLineOnce(block, cell))).join(' '),
      );
    if (block.type === 'picture' || block.type === 'film') return [block.caption];
    return [];
  });
}

/** Reading time in whole minutes, at least one. */
export function minutesOf(text: WrittenText): number {
  return readingMinutes(linesOf(text));
}

function linesOfPart(part: TextPart): string[] {
  if (part.kind === 'list') return part.items.map(plain);
  return part.kind === 'paragraph' ? [plain(part.inlines)] : [];
}
