import { createHash } from 'node:crypto';
import { expect, request, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { ADDRESSES } from '../support/addresses.ts';
import { freshAddress, freshPhone } from '../support/newcomer.ts';
import { openOwnShop } from '../support/own-shop.ts';
import type { OwnShop } from '../support/own-shop.ts';
import { Shop } from '../support/shop.ts';

// Retries would hide the intermittent failures that these tests look for.
test.describe.configure({ retries: 0 });

const VISITORS = 50;
const CITIES = [216, 300];

/** What a browser carries and no shared page may show. */
type Visitor = { api: APIRequestContext; city: number; secrets: string[] };

/** A shop of its own: elsewhere other specs buy at the same time, and the remaining stock appears on pages. */
let own: OwnShop;
test.beforeAll(async () => {
  // A first start fills the shop, while other specs keep the machine busy.
  test.setTimeout(400_000);
  own = await openOwnShop({ DEMO_FILL: '1', TRUST_PROXY: '1' });
});
test.afterAll(() => own.stop());

test('fifty simultaneous visitors of all kinds get the same bytes of every public page', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: own.origin });
  const shop = new Shop(await context.newPage(), own.origin);
  const { cards: listed } = await shop.listing('section=koltsa');
  const cards = listed.filter(({ inStock, isSoldOnline }) => inStock && isSoldOnline);
  const skuOf = async (index: number) =>
    (
      await shop.get<{ skus: { id: number; available: number }[] }>(
        `/api/catalogue/products/${cards[index % 12]?.id}`,
      )
    ).skus.find(({ available }) => available > 0)?.id;
  const skus = await Promise.all(Array.from({ length: 12 }, (_, index) => skuOf(index)));
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, (_, index) => newcomer(index, own.origin, skus[index % 12])),
  );

  const paths = await Promise.all(
    ADDRESSES.filter(({ kept }) => kept === 'shared').map(({ path }) => path(shop)),
  );
  // Each starts with another page, so that first renders are requested by all kinds of visitors.
  const seen = await Promise.all(
    visitors.map(async ({ api, city, secrets }, index) => {
      const hashes: [string, string][] = [];
      for (let step = 0; step < paths.length; step += 1) {
        const path = paths[(index * 7 + step) % paths.length] ?? '/';
        const answer = await api.get(path);
        expect(answer.status(), path).toBe(200);
        expect(answer.headers()['set-cookie'], path).toBeUndefined();
        const body = await answer.body();
        for (const secret of secrets) expect(body.includes(secret), `${path} shows ${secret}`).toBe(false);
        hashes.push([`${city} ${path}`, createHash('sha256').update(body).digest('hex')]);
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
  await Promise.all([context.close(), ...visitors.map(({ api }) => api.dispose())]);
});

/** A third are signed in with a name of their own, a third have a cart, the others nothing. */
async function newcomer(index: number, baseURL: string, skuId: number | undefined): Promise<Visitor> {
  const city = CITIES[index % 2] ?? 216;
  const api = await request.newContext({
    baseURL,
    extraHTTPHeaders: { ...freshAddress(), origin: baseURL },
    storageState: {
      cookies: [
        {
          name: 'city',
          value: String(city),
          domain: new URL(baseURL).hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
  });
  const kind = index % 3;
  if (kind === 2) return { api, city, secrets: [] };
  const added = await api.post('/api/cart/lines', { data: { skuId, quantity: 1 } });
  expect(added.ok()).toBe(true);
  if (kind === 1) return { api, city, secrets: tokensOf(await api.storageState()) };

  const phone = freshPhone();
  await api.post('/api/auth/code', { data: { phone } });
  let code: string | undefined;
  await expect(async () => {
    const { items } = (await (await api.get(`/api/dev/outbox?to=${encodeURIComponent(phone)}`)).json()) as {
      items: { text: string }[];
    };
    code = items.map(({ text }) => /код (\d{4})/.exec(text)?.[1]).find(Boolean);
    expect(code).toBeDefined();
  }).toPass({ timeout: 20_000 });
  expect((await api.post('/api/auth/check', { data: { phone, code, acceptsPersonalData: true } })).ok()).toBe(
    true,
  );
  const name = `Имя${'абвгдежзик'[index % 10]}${'лмнопрстуф'[Math.floor(index / 10)]}`;
  const updated = await api.post('/api/user/update', {
    data: { name, lastName: name, patronymic: '', email: '', birthDate: '' },
  });
  expect(updated.ok(), await updated.text()).toBe(true);
  return { api, city, secrets: [phone.slice(1), name, ...tokensOf(await api.storageState())] };
}

function tokensOf({ cookies }: Awaited<ReturnType<APIRequestContext['storageState']>>): string[] {
  return cookies.filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
}
