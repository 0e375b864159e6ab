import type { ProductSet, SetPart } from '@yahont/contracts/sets/sets.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Instalment } from '@yahont/values/sums/instalment.ts';
import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { setShares } from '@yahont/values/sums/sets.ts';
import { setTitle } from '@yahont/values/sums/set-kinds.ts';
import type { CallContext } from '#src/platform/context.ts';
import { findSku, type Catalogue, type OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import type { WantedPieces } from '#src/domains/goods/delivery/index.ts';
import type { OfferedSet } from './find-sets.ts';

export type SetDeps = {
  catalogue: Catalogue;
  /** Null outside the operator's limits. */
  instalmentOf: (price: Kopecks) => Instalment | null;
  /** Earliest day on which a courier can bring a piece, ISO. */
  readyDate: (city: City, now: Date, need: { workDays: number; wanted: readonly WantedPieces[] }) => string;
};

/** Sets as pages show them; one with a piece that is no longer on sale is left out. */
export function showSets(ctx: CallContext, deps: SetDeps, found: readonly OfferedSet[]): ProductSet[] {
  return found.flatMap((set) => {
    const shown = set.parts.flatMap((part) => showPart(ctx, deps, part) ?? []);
    return shown.length === set.parts.length ? [toSet(deps, set, shown)] : [];
  });
}

/** A piece as pages show it, and how many of it can be bought online, in all sizes together. */
type ShownPart = { part: SetPart; productId: number; pieces: number };

function toSet({ instalmentOf }: SetDeps, set: OfferedSet, shown: readonly ShownPart[]): ProductSet {
  const { id, slug, kind, text, percent } = set;
  const parts = shown.map(({ part }) => part);
  const prices = parts.map(({ card, skus }) => cheapestOf(skus) ?? card.price);
  const needs = Map.groupBy(shown, ({ productId }) => productId);
  const full = sumKopecks(prices);
  const discount = sumKopecks(setShares(prices, percent));
  return {
    id,
    slug,
    kind,
    title: setTitle(set),
    text,
    url: `/sets/${slug}/`,
    percent,
    parts,
    full,
    discount,
    instalment: instalmentOf(kopecks(full - discount)),
    // One product may be there twice.
    isWhole: shown.every(({ productId, pieces }) => pieces >= (needs.get(productId)?.length ?? 0)),
  };
}

/** Null without a size that can be bought. */
function cheapestOf(skus: SetPart['skus']): Kopecks | null {
  return skus.length === 0 ? null : kopecks(Math.min(...skus.map(({ price }) => price)));
}

function showPart(
  { city, now }: CallContext,
  { catalogue, readyDate }: SetDeps,
  { productId, label }: OfferedSet['parts'][number],
): ShownPart | null {
  const record = catalogue.find(productId);
  if (!record) return null;
  const inStock = record.skuIds
    .flatMap((skuId) => findSku(catalogue, skuId) ?? [])
    .filter((sku) => piecesOf(sku) > 0)
    .toSorted((a, b) => (a.size ?? 0) - (b.size ?? 0));
  // A setting is sold with a stone, and never as a piece of a set.
  const sold = inStock.filter(({ seat, price }) => seat === null && catalogue.sellsOnline(price));
  const skus = sold.length > 0 ? sold : inStock;
  const part = {
    label,
    card: catalogue.cardOf(record),
    engravedAt: skus[0]?.engravedAt ?? null,
    skus: skus.map(({ skuId, size, price, places }) => ({
      skuId,
      size,
      price,
      readyDate: readyDate(city, now(), { workDays: 0, wanted: [{ places, quantity: 1 }] }),
    })),
  };
  return { part, productId, pieces: sold.reduce((sum, sku) => sum + piecesOf(sku), 0) };
}

function piecesOf({ places }: Pick<OfferedSku, 'places'>): number {
  return [...places.values()].reduce((sum, count) => sum + count, 0);
}
