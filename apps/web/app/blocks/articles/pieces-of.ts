import type { SmallCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';

const BESIDE = 2;

/** The first pieces that a text shows. */
export function piecesOf(blocks: readonly Block[]): SmallCard[] {
  return blocks.flatMap((block) => (block.type === 'products' ? block.cards : [])).slice(0, BESIDE);
}
