import type { Block, ShownCalculator } from '@yahont/contracts/content/blocks/shown-blocks.ts';

const TAGS: Readonly<Partial<Record<Block['type'], readonly string[]>>> = {
  products: ['catalogue', 'listing'],
  stones: ['stones', 'stone-listing'],
  stores: ['stores', 'cities'],
  questions: ['content:questions'],
  promo: ['promo-codes'],
};

const CALCULATOR_TAGS: Readonly<Record<ShownCalculator['calculator'], readonly string[]>> = {
  gold: ['metal-rates'],
  payback: ['cities', 'stores'],
  'company-gifts': ['catalogue', 'listing'],
  'ring-size': [],
};

/** Names of the data that these blocks show besides their text: a change drops the page from the cache. */
export function tagsOf(blocks: readonly Block[]): string[] {
  const tags = blocks.flatMap((block) =>
    block.type === 'calculator' ? CALCULATOR_TAGS[block.calculator] : (TAGS[block.type] ?? []),
  );
  return [...new Set(tags)];
}
