import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';

/** The block of one type: `BlockOf<'table'>`. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
