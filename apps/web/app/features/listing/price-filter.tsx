import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import type { RefusedPrice } from './listing-address.ts';
import { RangeSlider } from '#app/ui/range/range-slider.tsx';

type Props = {
  price: Listing['price'];
  /** What a form without JavaScript sent in place of numbers. */
  refused: RefusedPrice | null;
  onChange: (price: string | null) => void;
};

/** The price between two handles; in the address `20000-250000`, either side may be missing. */
export function PriceFilter({ price: { min, max, from, to, histogram }, refused, onChange }: Props) {
  return (
    <RangeSlider
      key={`${min}-${max}-${from}-${to}`}
      label="Цена"
      min={min}
      max={max}
      from={from}
      to={to}
      histogram={histogram}
      scale="logarithmic"
      step={100}
      nameFrom="price_from"
      nameTo="price_to"
      format={figures}
      refused={refused}
      onCommit={(bounds) => onChange(written(bounds))}
    />
  );
}

/** One price alone leaves nothing to choose. */
export function canChoosePrice({ min, max, from, to }: Listing['price']): boolean {
  return max > min || from !== null || to !== null;
}

function figures(value: number): string {
  return groupDigits(String(value));
}

/** Whole roubles that leave no price out: 20 000,50 and up begins at 20 000. */
function written({ from, to }: { from: number | null; to: number | null }): string | null {
  if (from === null && to === null) return null;
  return `${from === null ? '' : Math.floor(from)}-${to === null ? '' : Math.ceil(to)}`;
}
