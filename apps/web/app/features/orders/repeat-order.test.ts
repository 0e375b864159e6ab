import { expect, test } from 'vitest';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { problem } from '#app/lib/api/testing/fake-api.ts';
import { namesNotAdded, repeatedCartHref, repeatOrder } from './repeat-order.server.ts';

const PRODUCTS = '/api/catalogue/products/{id}';
const line = (id: number, productId: number | null) => ({ id, productId, size: 170, stone: null });

/** Answers by the path of the call and the product in its body. */
type Body = { skuId: number; quantity?: number };
function shop(answer: (path: string, id: number, body?: Body) => object): CallApi {
  const call = async (
    { path }: { path: string },
    { params, body }: { params?: { id: number }; body?: Body },
  ) => {
    const answered = answer(path, params?.id ?? body?.skuId ?? 0, body);
    if (answered instanceof Error) throw answered;
    return answered;
  };
  // safe: the code under test passes only a path, parameters and a body
  return call as unknown as CallApi;
}

const inStock = (id: number) => ({ skus: [{ id, size: 170, available: 1 }] });

test('what was not added is named: gone from the shop, taken by somebody faster, or to be chosen anew', async () => {
  const api = shop((path, id) => {
    if (path === PRODUCTS)
      return id === 2 ? problem({ code: 'product-not-found', status: 404 }) : inStock(id);
    return id === 3 ? problem({ code: 'out-of-stock', status: 409 }) : {};
  });
  const lines = [line(11, 1), line(12, 2), line(13, 3), line(14, null)];
  const repeated = await repeatOrder(api, lines);
  expect(repeated).toEqual({ added: 1, soldOut: [12, 13], toChoose: [14] });
  const href = repeatedCartHref(100216, repeated);
  expect(href).toBe('/cart/?repeated=100216&gone=12.13&choose=14');
  const names = lines.map(({ id }) => ({ id, name: `изделие ${id}` }));
  const search = new URL(href, 'https://shop.test').searchParams;
  expect(
    await namesNotAdded(
      shop(() => ({ lines: names })),
      search,
    ),
  ).toEqual({
    soldOut: ['изделие 12', 'изделие 13'],
    toChoose: ['изделие 14'],
  });
  expect(
    await namesNotAdded(
      shop(() => problem({ code: 'order-not-found', status: 404 })),
      search,
    ),
  ).toBe(null);
  expect(repeatedCartHref(100216, { soldOut: [], toChoose: [] })).toBe('/cart/');
});

test('lines of one piece are added by one call with a key, or one by one when there are fewer', async () => {
  const asked: unknown[] = [];
  const add = (most: number) =>
    shop((path, id, body) => {
      if (path === PRODUCTS) return inStock(id);
      asked.push(body);
      return (body?.quantity ?? 0) > most ? problem({ code: 'out-of-stock', status: 409 }) : {};
    });
  const lines = [line(11, 1), line(12, 2), line(13, 1)];
  expect((await repeatOrder(add(10), lines)).added).toBe(3);
  expect(asked).toEqual([
    { skuId: 1, quantity: 2, formKey: 'repeat-11' },
    { skuId: 2, quantity: 1, formKey: 'repeat-12' },
  ]);
  asked.length = 0;
  await repeatOrder(add(1), lines);
  expect(asked.slice(1, 3)).toEqual([
    { skuId: 1, quantity: 1, formKey: 'repeat-11' },
    { skuId: 1, quantity: 1, formKey: 'repeat-13' },
  ]);
});

test('a fault is not taken for a piece that is sold out', async () => {
  const api = shop((path, id) =>
    path === PRODUCTS ? inStock(id) : problem({ code: 'too-many-requests', status: 429 }),
  );
  await expect(repeatOrder(api, [line(11, 1)])).rejects.toMatchObject({ problem: { status: 429 } });
});
