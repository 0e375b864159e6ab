import type { Block, ShownCalculator } from '@yahont/contracts/content/blocks/shown-blocks.ts';

/** The block of one type: `BlockOf<'table'>`. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** The calculator of one name, with the data that it uses: `CalculatorOf<'gold'>`. */
export type CalculatorOf<Name extends ShownCalculator['calculator']> = Extract<
  ShownCalculator,
  { calculator: Name }
>;
