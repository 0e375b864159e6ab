import { and, desc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import type { Bell } from '@yahont/contracts/bells/bells.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { findSku, productUrl, type OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import type { BellDeps } from '../bells.deps.ts';
import { bells, type BellRow } from '../bells.tables.ts';
import { countBesides } from '../counted.sql.ts';
import { isThere, lowestPrice } from '../lowest-price.ts';
import { listUnreachable } from '../ringing/reach.sql.ts';
import { channelsOf } from './get-bells-of-product.ts';
import { wantedOf } from '../wanted-of.ts';

/** How long bells that rang, or waited in vain, stay in the list. */
const SHOWN_MS = 30 * 86_400_000;

type ListDeps = Pick<BellDeps, 'catalogue' | 'cities'>;

/** Bells of the caller: found ones, then those that wait, then those whose term passed; the newest of each first. */
export async function listOwnBells(ctx: AccountContext, deps: ListDeps): Promise<{ items: Bell[] }> {
  const { db, caller } = ctx;
  const since = new Date(ctx.now().getTime() - SHOWN_MS);
  const rows = await db
    .select({ bell: bells, name: products.name })
    .from(bells)
    .innerJoin(products, eq(products.id, bells.productId))
    .where(
      and(
        eq(bells.accountId, caller.accountId),
        or(
          eq(bells.state, 'waiting'),
          and(eq(bells.state, 'rung'), gt(bells.rungAt, since)),
          and(eq(bells.state, 'over'), gt(bells.endedAt, since)),
        ),
      ),
    )
    .orderBy(desc(bells.createdAt), desc(bells.id));
  const own = rows.map(({ bell }) => bell);
  const wanted = await wantedOf(db, own);
  const [people, ways, unreachable] = await Promise.all([
    own.length === 0
      ? []
      : countBesides(
          db,
          own.map(({ id }) => id),
        ),
    onTheirWay(db, [...wanted.values()].flat()),
    listUnreachable(db, caller.accountId),
  ]);
  const peopleOf = new Map(people.map((row) => [row.bellId, row.people]));
  const items = rows.map(({ bell, name }) =>
    toBell(deps, {
      bell,
      name,
      skuIds: wanted.get(bell.id) ?? [],
      people: peopleOf.get(bell.id) ?? 0,
      ways,
      isReachable: !unreachable.has(bell.id),
    }),
  );
  return { items: items.toSorted((one, other) => ORDER[one.state] - ORDER[other.state]) };
}

const ORDER: Readonly<Record<Bell['state'], number>> = { rung: 0, waiting: 1, asked: 1, over: 2, ended: 2 };

type Known = {
  bell: BellRow;
  name: string;
  skuIds: readonly number[];
  people: number;
  /** Stores to which pieces of sizes are on their way. */
  ways: ReadonlyMap<number, string>;
  isReachable: boolean;
};

function toBell(
  { catalogue, cities }: ListDeps,
  { bell, name, skuIds, people, ways, isReachable }: Known,
): Bell {
  const record = catalogue.find(bell.productId);
  const skus = skuIds.map((skuId) => findSku(catalogue, skuId)).filter((sku) => sku !== undefined);
  const own = skus.filter(({ productId }) => productId === bell.productId);
  const main = record?.pictures[0];
  const found = foundOf(bell, skus);
  return {
    id: bell.id,
    kind: bell.kind,
    state: bell.state,
    atMost: bell.atMost === null ? null : kopecks(bell.atMost),
    isCityOnly: bell.isCityOnly,
    channels: channelsOf(bell),
    isReachable,
    product: {
      id: bell.productId,
      url: record ? productUrl(record) : '',
      name: record?.shortName ?? name,
      picture: main ? catalogue.pictureOf(main) : null,
    },
    sizes: own.flatMap(({ size }) => size ?? []).toSorted((a, b) => a - b),
    otherMetals: [...new Set(skus.filter((sku) => !own.includes(sku)).map(({ metal }) => metal))],
    cityName: cities.getOrDefault(bell.cityId).name,
    createdAt: bell.createdAt.toISOString(),
    endsAt: bell.endsAt.toISOString(),
    rungAt: bell.rungAt?.toISOString() ?? null,
    known: {
      price: skus.length === 0 ? null : (found?.price ?? lowestPrice(skus)),
      isInStock: skus.some(({ places }) => isThere(places)),
      foundSkuId: found?.skuId ?? null,
      foundSize: found?.size ?? null,
      people,
      onTheWayTo: skuIds.map((skuId) => ways.get(skuId)).find((store) => store !== undefined) ?? null,
    },
  };
}

/** What was found and can still be bought. */
function foundOf(bell: BellRow, skus: readonly OfferedSku[]): OfferedSku | undefined {
  if (bell.state !== 'rung') return undefined;
  const there = skus.filter(({ places }) => isThere(places));
  return there.find(({ skuId }) => skuId === bell.rungSkuId) ?? there[0];
}

async function onTheirWay(db: Db, skuIds: readonly number[]): Promise<Map<number, string>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .select({ skuId: items.skuId, name: stores.name })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .where(and(inArray(items.skuId, [...skuIds]), eq(items.state, 'in-transit'), isNotNull(items.storeId)));
  return new Map(rows.flatMap(({ skuId, name }) => (skuId === null ? [] : [[skuId, name]])));
}
