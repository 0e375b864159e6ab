import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as contract from '@yahont/contracts/office/products.ts';
import { importedProduct } from '#src/testing/products/import-shapes.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { products } from '../catalogue.tables.ts';
import { applyPricePlans } from './apply-price-plans.ts';
import { officeProducts } from '#src/testing/products/office-products.ts';

/** Short enough that the session of the test lives through all of them. */
const STEP_MS = 10 * 60_000;

const shop = officeProducts();
const { get, setPrice, priceOf, rowsOf, lastRow } = shop;
const at = (ms: number) => new Date(shop.api.clock.now().getTime() + ms).toISOString();
const plan = (productId: number, price: number, from: string, to: string | null) =>
  shop.api.call(contract.planPrice, {
    headers: shop.head.headers,
    body: { productId, price, from, to, reason: 'осенняя акция' },
  });

test('a planned price begins at its minute and gives the price of before back at its end', async () => {
  const { id } = await makeProduct(shop.api.context.db, { price: 10_000_000 });
  const planned = (await plan(id, 9_200_000, at(STEP_MS), at(3 * STEP_MS))).answer();
  await applyPricePlans(shop.api.context);
  expect((await priceOf(id))?.price).toBe(10_000_000);
  shop.api.clock.advance(STEP_MS);
  await Promise.all([applyPricePlans(shop.api.context), applyPricePlans(shop.api.context)]);
  expect((await priceOf(id))?.price).toBe(9_200_000);
  expect((await get(id)).plans).toMatchObject([{ id: planned.id, state: 'active' }]);
  expect(await lastRow(id)).toMatchObject({ action: 'prices.apply', actorKind: 'system', actorId: 'jobs' });
  expect((await setPrice(id, (await get(id)).version, 9_900_000)).problem.code).toBe('price-planned');
  shop.api.clock.advance(2 * STEP_MS);
  await applyPricePlans(shop.api.context);
  expect((await priceOf(id))?.price).toBe(10_000_000);
  expect((await get(id)).plans).toEqual([]);
  expect((await rowsOf(id)).map(({ action }) => action)).toEqual(['prices.apply', 'prices.end']);
});

test('plans of one product do not share a moment; one may follow the other at the same minute', async () => {
  const { id } = await makeProduct(shop.api.context.db, { price: 10_000_000 });
  const first = (await plan(id, 9_500_000, at(STEP_MS), at(2 * STEP_MS))).answer();
  for (const [from, to] of [
    [at(STEP_MS / 2), at(1.5 * STEP_MS)],
    [at(1.5 * STEP_MS), null],
    [at(STEP_MS / 2), at(5 * STEP_MS)],
  ] as const) {
    const answer = await plan(id, 9_400_000, from, to);
    expect([answer.status, answer.problem.code, answer.problem.context]).toEqual([
      409,
      'plan-overlaps',
      { planId: first.id },
    ]);
  }
  (await plan(id, 9_300_000, at(2 * STEP_MS), at(3 * STEP_MS))).answer();
  const races = await Promise.all([1, 2, 3].map(() => plan(id, 9_100_000, at(4 * STEP_MS), null)));
  expect(races.filter(({ status }) => status === 201)).toHaveLength(1);
  shop.api.clock.advance(STEP_MS);
  await applyPricePlans(shop.api.context);
  shop.api.clock.advance(STEP_MS);
  await applyPricePlans(shop.api.context);
  expect((await priceOf(id))?.price).toBe(9_300_000);
  shop.api.clock.advance(STEP_MS);
  await applyPricePlans(shop.api.context);
  expect((await priceOf(id))?.price).toBe(10_000_000);
});

test('days that are over or in the wrong order, and a change above the limit, are refused', async () => {
  const { id } = await makeProduct(shop.api.context.db, { price: 10_000_000 });
  expect((await plan(id, 9_500_000, at(-1), null)).problem.errors).toMatchObject([{ path: 'from' }]);
  expect((await plan(id, 9_500_000, at(STEP_MS), at(STEP_MS))).problem.errors).toMatchObject([
    { path: 'to' },
  ]);
  expect((await plan(id, 5_000_000, at(STEP_MS), null)).problem.code).toBe('approval-needed');
  expect((await plan(2_000_000_000, 5_000_000, at(STEP_MS), null)).status).toBe(404);
});

test('a plan is dropped before it begins, ends at once when it is active, and is over then', async () => {
  const { id } = await makeProduct(shop.api.context.db, { price: 10_000_000 });
  const cancel = (planId: number) =>
    shop.api.call(contract.cancelPricePlan, {
      headers: shop.head.headers,
      params: { id: planId },
      body: { reason: 'акция отменена' },
    });
  const dropped = (await plan(id, 9_500_000, at(STEP_MS), null)).answer();
  expect((await cancel(dropped.id)).answer().state).toBe('cancelled');
  const ended = (await plan(id, 9_400_000, at(STEP_MS), at(9 * STEP_MS))).answer();
  shop.api.clock.advance(STEP_MS);
  await applyPricePlans(shop.api.context);
  expect((await priceOf(id))?.price).toBe(9_400_000);
  expect((await cancel(ended.id)).answer().state).toBe('ended');
  expect((await priceOf(id))?.price).toBe(10_000_000);
  expect((await cancel(ended.id)).problem.code).toBe('plan-over');
});

test('while a plan is active an import changes only the price that comes back', async () => {
  const code = `plan-${randomUUID().slice(0, 8)}`;
  await shop.api.imports.importProducts([importedProduct(code, { price: 10_000_000, collection: null })]);
  const [row] = await shop.api.context.db.select().from(products).where(eq(products.code, code));
  const id = row?.id ?? 0;
  (await plan(id, 9_500_000, at(STEP_MS), at(2 * STEP_MS))).answer();
  shop.api.clock.advance(STEP_MS);
  await applyPricePlans(shop.api.context);
  await shop.api.imports.importProducts([importedProduct(code, { price: 10_400_000, collection: null })]);
  expect((await priceOf(id))?.price).toBe(9_500_000);
  shop.api.clock.advance(STEP_MS);
  await applyPricePlans(shop.api.context);
  expect((await priceOf(id))?.price).toBe(10_400_000);
});
