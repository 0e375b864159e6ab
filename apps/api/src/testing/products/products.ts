import { randomInt, randomUUID } from 'node:crypto';
import { models, products, sections, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';

export type TestProduct = {
  id: number;
  code: string;
  /** One per size, in order; one for a product without sizes. */
  skuIds: number[];
  /** The first of them. */
  skuId: number;
};

type ProductOptions = Partial<Omit<typeof products.$inferInsert, 'id' | 'modelId'>> & {
  /** Hundredths of a millimetre; none by default. */
  sizes?: readonly number[];
  /** What a size costs (kopecks) and weighs where it differs, in the order of `sizes`. */
  bySize?: readonly { price: number; weightMg: number }[];
  /** Items of each size; 1 by default. */
  stock?: number;
  /** Their store; the central warehouse by default. */
  storeId?: number | null;
};

const SECTION = 'koltsa';
const ARRIVED_AT = new Date('2026-11-01T09:00:00Z');

/** A product used by no other test, with its sizes and items in stock. `price` in kopecks. */
export async function makeProduct(db: Db, options: ProductOptions = {}): Promise<TestProduct> {
  const [product] = await makeProducts(db, { ...options, count: 1 });
  if (!product) throw new Error('no product was made');
  return product;
}

/** Several similar products, announced as one change, so that the catalogue reloads only once. */
export async function makeProducts(
  db: Db,
  { count, ...options }: ProductOptions & { count: number },
): Promise<TestProduct[]> {
  return db.transaction(async (tx) => {
    const made: TestProduct[] = [];
    while (made.length < count) made.push(await insertProduct(tx, options));
    await announceChange(tx, ['catalogue', ...made.map(({ id }) => `product:${id}`)]);
    return made;
  });
}

async function insertProduct(
  tx: Db,
  { sizes = [], bySize = [], stock = 1, storeId = null, ...options }: ProductOptions,
): Promise<TestProduct> {
  const code = options.code ?? `kolco-${randomUUID()}`;
  await addSection(tx, options.sectionPath ?? SECTION);
  const [model] = await tx.insert(models).values({ code }).returning({ id: models.id });
  const [product] = await tx
    .insert(products)
    .values({ ...ring(code), ...options, modelId: idOf(model) })
    .returning({ id: products.id, price: products.price });
  const productId = idOf(product);
  const price = product?.price ?? null;
  const rows = await tx
    .insert(skus)
    .values(
      (sizes.length === 0 ? [null] : sizes).map((size, index) => {
        const own = bySize[index];
        return { productId, size, ...own, ofPrice: own === undefined ? null : price };
      }),
    )
    .returning({ id: skus.id });
  const skuIds = rows.map(({ id }) => id);
  const pieces = skuIds.flatMap((skuId) =>
    Array.from({ length: stock }, () => ({ uin: makeUin(), skuId, storeId, changedAt: ARRIVED_AT })),
  );
  if (pieces.length > 0) await tx.insert(items).values(pieces);
  return { id: productId, code, skuIds, skuId: skuIds[0] ?? 0 };
}

/** A top section without a rule, unless the test has imported one with this path. */
async function addSection(tx: Db, path: string): Promise<void> {
  const text = { name: path, h1: path, lead: '', seoText: '', sort: 100 };
  await tx
    .insert(sections)
    .values({ ...text, path, code: path, rule: {} })
    .onConflictDoNothing();
}

/** Sixteen digits. */
export function makeUin(): string {
  return `${randomInt(10_000_000, 99_999_999)}${randomInt(10_000_000, 99_999_999)}`;
}

function ring(code: string) {
  return {
    code,
    article: code,
    sectionPath: SECTION,
    name: 'Кольцо из красного золота',
    shortName: 'Кольцо',
    description: 'Гладкое кольцо.',
    kind: 'ring',
    style: 'band',
    tier: 'common',
    audience: 'women',
    labels: [],
    price: 4_990_000,
    metal: 'rose-gold',
    fineness: 585,
    weightMg: 2_500,
    coating: '',
    setting: '',
    madeIn: 'Россия',
    inserts: [],
    pictures: [],
    popularity: 0,
    arrivedAt: ARRIVED_AT,
  } satisfies Partial<typeof products.$inferInsert>;
}

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('an insert answered without a row');
  return row.id;
}
