import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { updateUser } from '@yahont/contracts/accounts/user.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { makeFuser, signIn } from '@yahont/api/testing/visitors.ts';
import { ADDRESSES } from '../../e2e/support/addresses.ts';
import type { ServedShop } from '../served-shop.ts';
import { cookiesOf, readerOf } from './visitor.ts';

const VISITORS = 50;
const CITIES = [216, 300];

/** Data that a browser carries and no cached page may contain. */
type Visitor = { cookie: string; city: number; secrets: string[] };

export function testFiftyVisitors(shopOf: () => ServedShop): void {
  test('of all kinds get the same bytes of every public page at the same time', async () => {
    const shop = shopOf();
    const skus = await skusForSale(shop);
    const visitors: Visitor[] = [];
    for (let index = 0; index < VISITORS; index += 1)
      visitors.push(await newcomer(shop, index, skus[index % skus.length] ?? 0));

    const reader = readerOf(shop);
    const paths = await Promise.all(
      ADDRESSES.filter(({ kept }) => kept === 'shared').map(({ path }) => path(reader)),
    );
    // Each starts with another page, so that first renders are requested by all kinds of visitors.
    const seen = await Promise.all(
      visitors.map(async ({ cookie, city, secrets }, index) => {
        const hashes: [string, string][] = [];
        for (let step = 0; step < paths.length; step += 1) {
          const path = paths[(index * 7 + step) % paths.length] ?? '/';
          const { status, headers, text } = await shop.get(encodeURI(path), { cookie });
          expect(status, path).toBe(200);
          expect(headers['set-cookie'], path).toBeUndefined();
          for (const secret of secrets) expect(text.includes(secret), `${path} shows ${secret}`).toBe(false);
          hashes.push([`${city} ${path}`, createHash('sha256').update(text).digest('hex')]);
        }
        return hashes;
      }),
    );
    const byPage = Map.groupBy(seen.flat(), ([name]) => name);
    expect(byPage.size).toBe(paths.length * CITIES.length);
    for (const [name, all] of byPage) {
      expect(new Set(all.map(([, hash]) => hash)).size, name).toBe(1);
      expect(all, name).toHaveLength(VISITORS / CITIES.length);
    }
  }, 300_000);
}

/** A third are signed in with their own name, a third have a cart, the others have nothing. */
async function newcomer(shop: ServedShop, index: number, skuId: number): Promise<Visitor> {
  const { api } = shop;
  const city = CITIES[index % 2] ?? 216;
  const inCity = `city=${city}`;
  const kind = index % 3;
  if (kind === 2) return { cookie: inCity, city, secrets: [] };
  const fuser = await makeFuser(api);
  const token = fuser['fuser-token'] ?? '';
  (await api.call(addCartLine, { body: { skuId, quantity: 1 }, headers: fuser })).answer();
  if (kind === 1) return { cookie: `${inCity}; fuser=${token}`, city, secrets: [token] };

  const account = await signIn(api, { fuser });
  const name = `Имя${'абвгдежзик'[index % 10]}${'лмнопрстуф'[Math.floor(index / 10)]}`;
  const body = { name, lastName: name, surName: '', email: '', birthDate: '' };
  (await api.call(updateUser, { body, headers: account.headers })).answer();
  const cookies = cookiesOf(account);
  return {
    cookie: [inCity, ...Object.entries(cookies).map(([key, value]) => `${key}=${value}`)].join('; '),
    city,
    secrets: [account.phone.slice(1), name, ...Object.values(cookies)],
  };
}

/** One size of each of twelve available products. */
async function skusForSale(shop: ServedShop): Promise<number[]> {
  const { get, listing } = readerOf(shop);
  const { cards } = await listing('section=koltsa');
  const sold = cards.filter(({ inStock, isSoldOnline }) => inStock && isSoldOnline).slice(0, 12);
  const products = await Promise.all(sold.map(({ id }) => get<Product>(`/api/catalogue/products/${id}`)));
  return products.flatMap(({ skus }) => skus.find(({ available }) => available > 0)?.id ?? []);
}
