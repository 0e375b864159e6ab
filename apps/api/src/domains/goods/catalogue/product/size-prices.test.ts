import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Audience, Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import { addCartLine, changeCartLine } from '@yahont/contracts/cart/cart.ts';
import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { ProductFacts } from '@yahont/contracts/product-facts.ts';
import { lengthOfCm } from '@yahont/values/measures/size.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { importedProduct, importedSection } from '#src/testing/products/import-shapes.ts';
import { officeProducts } from '#src/testing/products/office-products.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { signIn } from '#src/testing/visitors.ts';
import { until } from '#src/testing/until.ts';

const shop = officeProducts();
const [CM_40, CM_45, CM_50] = [lengthOfCm(40), lengthOfCm(45), lengthOfCm(50)] as const;
const SECTIONS = [
  importedSection({ code: 'tsepi', name: 'Цепи', h1: 'Цепи', rule: { kinds: ['chain'] } }),
  importedSection({ code: 'podveski', name: 'Подвески', h1: 'Подвески', rule: { kinds: ['pendant'] } }),
];

/** A chain of three lengths at 9 200 ₽ for each gram, with a piece of each of `inStock`. */
async function makeChain(inStock: readonly number[], metal: Metal = 'white-gold'): Promise<number> {
  const code = `tsep-${randomUUID().slice(0, 8)}`;
  const product = importedProduct(code, {
    name: 'Цепь «Ручей» из белого золота',
    kind: 'chain',
    style: 'chain',
    sectionPath: 'tsepi',
    inserts: [],
    metal,
    price: 8_860_000,
    weightMg: 9630,
    widthMm10: 20,
    sizes: [CM_40, CM_45, CM_50],
    bySize: [
      { size: CM_40, price: 7_880_000, weightMg: 8560 },
      { size: CM_45, price: 8_860_000, weightMg: 9630 },
      { size: CM_50, price: 9_840_000, weightMg: 10_700 },
    ],
    facts: ProductFacts.parse({ weave: 'snake', clasp: 'lobster', body: 'solid' }),
  });
  await shop.api.imports.importSections(SECTIONS);
  await shop.api.imports.importProducts([product]);
  await shop.api.imports.importItems(
    inStock.map((size) => ({ uin: makeUin(), productCode: code, size, storeCode: null })),
  );
  await until(() => shop.api.catalogue.findByCode(code)?.stock.length === inStock.length * 3);
  return shop.api.catalogue.findByCode(code)?.id ?? 0;
}

const read = async (id: number) => (await shop.api.call(getProduct, { params: { id } })).answer();
const pricesOf = async (id: number) => (await read(id)).skus.map(({ price }) => price);

test('a product is listed at its cheapest length in stock, and each length has its own price, weight and points', async () => {
  const id = await makeChain([CM_45, CM_50]);
  expect(await read(id)).toMatchObject({
    price: 8_860_000,
    isPriceFrom: true,
    weave: 'snake',
    clasp: 'lobster',
    body: 'solid',
    skus: [
      { size: CM_40, price: 7_880_000, weightMg: 8560, available: 0 },
      { size: CM_45, price: 8_860_000, weightMg: 9630, available: 1, bonus: 2658 },
      { size: CM_50, price: 9_840_000, weightMg: 10_700, available: 1, bonus: 2952 },
    ],
  });
});

test('a listing filters and sorts by the price of the cheapest length, and by length, weave and clasp', async () => {
  const id = await makeChain([CM_40, CM_50]);
  const other = await makeChain([CM_50]);
  const listed = async (query: Record<string, string | string[]>) => {
    const answer = await shop.api.call(getListing, { query: { section: 'tsepi', ...query } });
    return answer.answer().cards.map((card) => card.id);
  };
  const cheap = await listed({ price: '-80000' });
  expect(cheap).toContain(id);
  expect(cheap).not.toContain(other);
  const sorted = await listed({ sort: 'price-asc' });
  expect(sorted.indexOf(id)).toBeLessThan(sorted.indexOf(other));
  expect(await listed({ length: '40', weave: 'snake', clasp: 'lobster' })).toContain(id);
  expect(await listed({ length: '40' })).not.toContain(other);
  expect(await listed({ weave: 'curb' })).toEqual([]);
  const found = (await shop.api.call(getListing, { query: { q: 'цепь 40 см' } })).answer();
  expect(found.cards.map((card) => card.id)).toContain(id);
  expect(found.understood?.filters).toEqual({ length: ['40'] });
});

test('the cart and the order take the price of the length, and say «длина 50 см»', async () => {
  const id = await makeChain([CM_40, CM_50]);
  const skus = (await read(id)).skus;
  const [short, long] = [skus[0]?.id ?? 0, skus[2]?.id ?? 0];
  const { headers } = await signIn(shop.api);
  const added = (await shop.api.call(addCartLine, { headers, body: { skuId: short } })).answer();
  expect(added.lines).toMatchObject([{ price: 7_880_000, size: CM_40, details: ['длина\u00A040\u00A0см'] }]);
  const changed = await shop.api.call(changeCartLine, {
    headers,
    params: { id: added.lines[0]?.id ?? 0 },
    body: { skuId: long },
  });
  expect(changed.answer()).toMatchObject({ lines: [{ price: 9_840_000 }], totals: { goods: 9_840_000 } });
  const options = (await shop.api.call(getCheckoutOptions, { headers })).answer();
  const placed = await shop.api.call(placeOrder, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: courierOrder(options),
  });
  expect(placed.answer()).toMatchObject({
    lines: [{ price: 9_840_000, size: CM_50, details: ['длина\u00A050\u00A0см'] }],
  });
});

test('a new price of the product changes all lengths in proportion, and comes back exactly', async () => {
  const id = await makeChain([CM_40, CM_50]);
  const before = await pricesOf(id);
  const change = async (price: number, oldPrice: number | null = null) => {
    const { version } = await shop.get(id);
    (await shop.setPrice(id, version, price, oldPrice)).answer();
  };
  await change(8_440_000, 8_860_000);
  await expect.poll(() => pricesOf(id)).toEqual([7_506_000, 8_440_000, 9_374_000]);
  expect((await read(id)).skus.map(({ oldPrice }) => oldPrice)).toEqual(before);
  expect((await shop.get(id)).sizes).toMatchObject([
    { words: 'длина\u00A040\u00A0см', price: 7_506_000, oldPrice: 7_880_000, weightMg: 8560 },
    { words: 'длина\u00A045\u00A0см', price: 8_440_000 },
    { words: 'длина\u00A050\u00A0см', price: 9_374_000 },
  ]);
  await change(8_860_000);
  await expect.poll(() => pricesOf(id)).toEqual(before);
});

test('a sold length changes the listed price at once', async () => {
  const id = await makeChain([CM_40, CM_50]);
  const sku = (await read(id)).skus[0]?.id ?? 0;
  const { headers } = await signIn(shop.api);
  (await shop.api.call(addCartLine, { headers, body: { skuId: sku } })).answer();
  const options = (await shop.api.call(getCheckoutOptions, { headers })).answer();
  (
    await shop.api.call(placeOrder, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: courierOrder(options),
    })
  ).answer();
  await expect.poll(async () => (await read(id)).price).toBe(9_840_000);
  expect((await read(id)).isPriceFrom).toBe(false);
});

test('a pendant without a chain offers thin chains of its metal and wearer that are in stock', async () => {
  const chain = await makeChain([CM_45], 'rose-gold');
  const makePendant = async (
    facts: Partial<ProductFacts>,
    metal: Metal = 'rose-gold',
    audience: Audience = 'women',
  ) => {
    const code = `podveska-${randomUUID().slice(0, 8)}`;
    await shop.api.imports.importProducts([
      importedProduct(code, {
        kind: 'pendant',
        sectionPath: 'podveski',
        sizes: [],
        metal,
        audience,
        facts: ProductFacts.parse(facts),
      }),
    ]);
    await until(() => shop.api.catalogue.findByCode(code) !== undefined);
    return (await read(shop.api.catalogue.findByCode(code)?.id ?? 0)).chains;
  };
  const offered = await makePendant({ chain: 'separate', bailMm10: 20 });
  expect(offered.map(({ productId }) => productId)).toEqual([chain]);
  expect(offered.find(({ productId }) => productId === chain)?.skus).toMatchObject([
    { size: CM_45, price: 8_860_000, weightMg: 9630 },
  ]);
  expect(await makePendant({ chain: 'separate', bailMm10: 19 })).toEqual([]);
  expect(await makePendant({ chain: 'included' })).toEqual([]);
  const thick: Partial<ProductFacts> = { chain: 'separate', bailMm10: 20 };
  expect(await makePendant(thick, 'silver')).toEqual([]);
  expect(await makePendant(thick, 'rose-gold', 'men'), 'a chain for women').toEqual([]);
  expect(await makePendant(thick, 'rose-gold', 'everyone')).toHaveLength(1);
});
