import type { StoneRange as StoneRangeCode } from '@yahont/contracts/stones/stone-filters.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { fieldOf } from '#app/base/filters/filter-address.ts';
import { RangeSlider } from '#app/ui/range/range-slider.tsx';
import { refusedRange, withKey, writtenRange } from '../address/stone-address.ts';
import { facetOf } from './facets-of.ts';
import type { FilterProps } from './filter-props.ts';
import { decimal, shortRoubles, ticksOf } from './ticks.ts';

/** The size depends on a setting and has a chip instead of a slider. */
type RangeCode = Exclude<StoneRangeCode, 'size'>;

type RangeLook = {
  label: string;
  unit: string;
  format: (value: number) => string;
  tick: (value: number) => string;
};

const LOOKS: Readonly<Record<RangeCode, RangeLook>> = {
  carat: { label: 'Вес', unit: 'ct', format: hundredths, tick: decimal },
  price: { label: 'Цена', unit: '₽', format: (value) => groupDigits(String(value)), tick: shortRoubles },
  depth: { label: 'Глубина', unit: '%', format: decimal, tick: decimal },
  table: { label: 'Площадка', unit: '%', format: decimal, tick: decimal },
};

type Props = Omit<FilterProps, 'listing'> & { code: RangeCode; listing: Pick<StoneListing, 'facets'> };

/** A slider of weight, price or a proportion, over the stones that match the other filters. */
export function StoneRange({ code, listing, search, onGo }: Props) {
  const facet = facetOf(listing, 'range', code);
  if (facet === undefined) return null;
  const { min, max, from, to, step, scale, histogram } = facet;
  const { label, unit, format, tick } = LOOKS[code];
  return (
    <RangeSlider
      label={label}
      title={`${label}, ${unit}`}
      min={min}
      max={max}
      from={from}
      to={to}
      histogram={histogram}
      scale={scale}
      step={code === 'price' ? roundStep(min) : step}
      nameFrom={fieldOf(code, 'from')}
      nameTo={fieldOf(code, 'to')}
      format={format}
      ticks={ticksOf({ min, max, kind: scale, step }, tick)}
      refused={refusedRange(search, code)}
      onCommit={(ends) => onGo(withKey(search, code, writtenRange(code, ends)))}
    />
  );
}

/** The handles of the price stop at round sums; any sum can be typed. */
function roundStep(min: number): number {
  return min >= 10_000 ? 1000 : 100;
}

/** 0.7 → «0,70», the format of weights. */
function hundredths(value: number): string {
  return decimal(value.toFixed(2));
}
