import { expect, test } from 'vitest';
import { listOnlyPieces } from '@yahont/contracts/catalogue/cards.ts';
import { ProductFacts } from '@yahont/contracts/product-facts.ts';
import { WHITE, testCatalogue } from '#src/testing/products/catalogue.ts';
import { makeUin } from '#src/testing/products/products.ts';

const shop = testCatalogue();
const only = (code: string, sizes: number[] = []) => ({
  ...WHITE,
  code,
  article: code,
  modelCode: code,
  sizes,
  madeToOrderDays: null,
  labels: [],
  facts: ProductFacts.parse({ isOnly: true }),
});
const itemOf = (productCode: string) => ({ productCode, size: null, uin: makeUin(), storeCode: null });

test('the list has single pieces alone, what is sold comes last', async () => {
  expect((await shop.api.call(listOnlyPieces, {})).answer().items).toEqual([]);
  await shop.api.imports.importProducts([only('sold'), only('left')]);
  await shop.api.imports.importItems([itemOf('left')]);
  await shop.api.changes.caughtUp();
  const { items } = (await shop.api.call(listOnlyPieces, {})).answer();
  expect(items.map(({ article, inStock }) => [article, inStock])).toEqual([
    ['left', true],
    ['sold', false],
  ]);
  expect(items.map(({ labels }) => labels)).toEqual([['exclusive'], ['exclusive']]);
});

test('it is never repeated: no second size, no other metal, no second item', async () => {
  await expect(shop.api.imports.importProducts([only('two-sizes', [1650, 1700])])).rejects.toThrow(
    /single piece/,
  );
  const refusal = { reason: 'only-piece-repeated' };
  await expect(
    shop.api.imports.importProducts([only('first'), { ...only('second'), modelCode: 'first' }]),
  ).rejects.toMatchObject(refusal);
  await shop.api.imports.importProducts([only('alone')]);
  const item = itemOf('alone');
  await shop.api.imports.importItems([item]);
  await shop.api.imports.importItems([item]);
  await expect(shop.api.imports.importItems([itemOf('alone')])).rejects.toMatchObject(refusal);
});
