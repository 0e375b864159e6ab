import type { SelectionQuery } from '@yahont/contracts/stones/stone-selection.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import type { Seat } from '@yahont/contracts/product-facts.ts';
import { isInStock, type ProductRecord } from '#src/domains/goods/catalogue/index.ts';
import { longestSide } from '../projection/longest-side.ts';
import { fitsSeat } from './fits-seat.ts';

/** A setting in one metal, with its seat. */
export type Setting = { record: ProductRecord; seat: Seat };

/** Settings that take the stone, in every metal, in the order of advice. */
export function settingsFor(stone: StoneCard, records: readonly ProductRecord[]): Setting[] {
  const side = longestSide(stone) ?? 0;
  return records
    .flatMap((record): Setting[] => {
      const { seat } = record.facts;
      return seat !== null && fitsSeat(stone, seat) ? [{ record, seat }] : [];
    })
    .toSorted((a, b) => compareAdvice(a, b, side));
}

/**
 * In stock first; then rings, for which most stones are chosen; then seats whose middle half includes
 * the stone, because the jeweller can bend their prongs either way; then the more popular; then the
 * cheaper.
 */
function compareAdvice(a: Setting, b: Setting, side: number): number {
  return (
    Number(isInStock(b.record)) - Number(isInStock(a.record)) ||
    Number(b.record.kind === 'ring') - Number(a.record.kind === 'ring') ||
    Number(isCentred(b.seat, side)) - Number(isCentred(a.seat, side)) ||
    b.record.popularity - a.record.popularity ||
    a.record.price - b.record.price ||
    a.record.id - b.record.id
  );
}

function isCentred({ fromMm100, toMm100 }: Seat, side: number): boolean {
  return Math.abs(side - (fromMm100 + toMm100) / 2) <= (toMm100 - fromMm100) / 4;
}

type Filter = Pick<SelectionQuery, 'kind' | 'style' | 'metal'>;

/** Whether a setting passes every filter that is set. */
export function passes({ record }: Setting, { kind, style, metal }: Filter): boolean {
  return (
    (kind === undefined || record.kind === kind) &&
    (style === undefined || record.style === style) &&
    (metal === undefined || record.metal === metal)
  );
}

/** One setting of each design: the chosen one of its design, otherwise the first. */
export function onePerDesign(settings: readonly Setting[], chosen: ProductRecord | null): Setting[] {
  const designs = Map.groupBy(settings, ({ record }) => record.modelId);
  return [...designs.values()].flatMap((metals) => {
    const own = metals.find(({ record }) => record.id === chosen?.id);
    return own ? [own] : metals.slice(0, 1);
  });
}

/** How many designs match each value together with the other filters; values without any are omitted. */
export function countOptions<V extends string>(
  settings: readonly Setting[],
  { code, values, filter }: { code: keyof Filter; values: readonly V[]; filter: Filter },
): { value: V; count: number; isSelected: boolean }[] {
  const others = { ...filter, [code]: undefined };
  const left = settings.filter((setting) => passes(setting, others));
  return values
    .map((value) => ({
      value,
      count: new Set(left.filter(({ record }) => record[code] === value).map(({ record }) => record.modelId))
        .size,
      isSelected: filter[code] === value,
    }))
    .filter(({ count, isSelected }) => count > 0 || isSelected);
}
