import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';

/** Blocks that take the whole width of the page below a text. */
const WIDE: ReadonlySet<Block['type']> = new Set(['products', 'stones', 'stores', 'form', 'questions']);

/** Splits a text from the wide blocks at its end: products, stores, questions, a form. */
export function splitTail<Some extends Pick<Block, 'type'>>(
  blocks: readonly Some[],
): { text: readonly Some[]; tail: readonly Some[] } {
  const end = blocks.findLastIndex(({ type }) => !WIDE.has(type)) + 1;
  return { text: blocks.slice(0, end), tail: blocks.slice(end) };
}
