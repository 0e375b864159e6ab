import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';

/** A text with fewer headings needs no table of contents. */
const WORTH_LISTING = 3;

export type Heading = { anchor: string; heading: string };

/** Headings of a long text with their anchors; empty for a short text. */
export function headingsOf(blocks: readonly Block[]): Heading[] {
  const headings = blocks.flatMap((block) =>
    block.type === 'text' && block.heading !== '' ? [{ anchor: block.anchor, heading: block.heading }] : [],
  );
  return headings.length < WORTH_LISTING ? [] : headings;
}
