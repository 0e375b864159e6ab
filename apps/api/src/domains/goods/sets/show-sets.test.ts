import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProductFacts } from '@yahont/contracts/product-facts.ts';
import { getSet, type ProductSet } from '@yahont/contracts/sets/sets.ts';
import { roubles } from '@yahont/values/money.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { until } from '#src/testing/until.ts';
import { setParts, sets } from './sets.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('a pair of one product is whole while there are two pieces, in all sizes together', async () => {
  const sizes = [1600, 1650];
  const two = await makeProduct(api.context.db, { sizes, stock: 1 });
  expect(await show([two.id, two.id])).toMatchObject({ isWhole: true });
  const one = await makeProduct(api.context.db, { stock: 1 });
  expect(await show([one.id, one.id])).toMatchObject({ isWhole: false });
  expect(await show([one.id, two.id])).toMatchObject({ isWhole: true });
});

test('a set with a setting is not whole', async () => {
  const seat = { shapes: ['round' as const], fromMm100: 600, toMm100: 700, prongs: 6 };
  const facts = ProductFacts.parse({ seat });
  const ring = await makeProduct(api.context.db);
  const setting = await makeProduct(api.context.db, { facts });
  const set = await show([ring.id, setting.id]);
  expect(set.isWhole).toBe(false);
  expect(set.parts[1]?.skus).toHaveLength(1);
});

test('the price of a set is that of the cheapest sizes, which need not be the smallest', async () => {
  const bySize = [60_000, 50_000].map((price) => ({ price: roubles(price), weightMg: 2_000 }));
  const price = roubles(50_000);
  const sized = await makeProduct(api.context.db, { price, sizes: [1600, 1650], bySize });
  const alone = await makeProduct(api.context.db, { price: roubles(20_000) });
  const { full, parts } = await show([sized.id, alone.id]);
  expect(full).toBe(roubles(70_000));
  expect(parts[0]?.skus.map(({ size }) => size)).toEqual([1600, 1650]);
});

/** A new set of these products, as its page shows it. */
async function show(productIds: readonly number[]): Promise<ProductSet> {
  const slug = randomUUID();
  const words = { kind: 'pair' as const, name: 'Аврора', text: '', percent: 10, isHidden: false };
  const [set] = await api.context.db
    .insert(sets)
    .values({ slug, ...words })
    .returning({ id: sets.id });
  await api.context.db.insert(setParts).values(
    productIds.map((productId, position) => ({
      setId: set?.id ?? 0,
      position,
      productId,
      label: 'Кольцо',
    })),
  );
  const read = () => api.call(getSet, { params: { slug } });
  await until(async () => (await read()).status === 200);
  return (await read()).answer();
}
