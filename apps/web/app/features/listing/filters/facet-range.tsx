import type { RangeFacet } from '@yahont/contracts/catalogue/listing.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { fieldOf, type SentRange } from '#app/base/filters/filter-address.ts';
import { RangeSlider } from '#app/ui/range/range-slider.tsx';
import { writtenRange } from '../listing-address.ts';

type Props = {
  facet: RangeFacet;
  /** The invalid range that a form without JavaScript sent. */
  refused: SentRange | null;
  /** Called with the range as written in addresses; null for an open one. */
  onChange: (range: string | null) => void;
};

/** A range between two handles over its histogram. */
export function FacetRange({ facet, refused, onChange }: Props) {
  const { code, title, min, max, from, to, step, scale, histogram } = facet;
  return (
    <RangeSlider
      label={title}
      min={min}
      max={max}
      from={from}
      to={to}
      histogram={histogram}
      scale={scale}
      step={step}
      nameFrom={fieldOf(code, 'from')}
      nameTo={fieldOf(code, 'to')}
      format={formatNumber}
      refused={refused}
      onCommit={(ends) => onChange(writtenRange(code, ends))}
    />
  );
}

/** A single value leaves nothing to choose. */
export function canChooseRange({ min, max, from, to, histogram }: RangeFacet): boolean {
  return histogram.length > 0 && (max > min || from !== null || to !== null);
}

/** 20000 → «20 000», 0.45 → «0,45». */
function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  return fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)},${fraction}`;
}
