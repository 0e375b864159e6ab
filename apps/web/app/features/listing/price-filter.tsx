import type { Listing } from '@yahont/contracts/listing.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import type { RefusedPrice } from './listing-address.ts';
import { RangeSlider } from '#app/ui/range/range-slider.tsx';

type Props = {
  price: Listing['price'];
  /** What a form without JavaScript sent instead of numbers. */
  refused: RefusedPrice | null;
  onChange: (price: string | null) => void;
};

/** The price range; in the address `20000-250000`, either end may be missing. */
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

/** Whether there is a range to choose from: a single price is none. */
export function canChoosePrice({ min, max, from, to }: Listing['price']): boolean {
  return max > min || from !== null || to !== null;
}

function figures(value: number): string {
  return groupDigits(String(value));
}

/** Whole roubles without excluding a price: from 20 000,50 is written as from 20 000. */
function written({ from, to }: { from: number | null; to: number | null }): string | null {
  if (from === null && to === null) return null;
  return `${from === null ? '' : Math.floor(from)}-${to === null ? '' : Math.ceil(to)}`;
}
