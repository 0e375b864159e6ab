import type { BlockOf } from '../block-of.ts';
import { GiftsWhenNear, GoldWhenNear, PaybackWhenNear, RingSizeWhenNear } from '../waiting-blocks.ts';

type Props = { block: BlockOf<'calculator'> };

/** Any calculator inside a text. */
export function CalculatorView({ block }: Props) {
  switch (block.calculator) {
    case 'gold':
      return <GoldWhenNear block={block} />;
    case 'payback':
      return <PaybackWhenNear block={block} />;
    case 'company-gifts':
      return <GiftsWhenNear block={block} />;
    case 'ring-size':
      return <RingSizeWhenNear heading={block.heading} />;
  }
}
