import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCode, signIn, type SignedIn } from '@yahont/api/testing/visitors.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { openServedShop, type ServedAnswer, type ServedShop } from './served-shop.ts';

/** After a sign-in or a proof the owner may do protected actions for this long. */
const PROOF_MS = 10 * 60_000;

let shop: ServedShop;
beforeAll(async () => {
  shop = await openServedShop({ fill: fillSmallShop });
}, 120_000);
afterAll(() => shop.stop());

/** The cookies that a signed-in browser sends. */
function browserOf({ headers, refreshToken }: SignedIn) {
  const access = headers['authorization']?.replace('Bearer ', '') ?? '';
  const cookie = `access=${access}; refresh=${refreshToken}`;
  return {
    get: (address: string): Promise<ServedAnswer> => shop.get(address, { cookie }),
    /** Sends a form of the profile while the panel of this change is open. */
    send: (change: 'data' | 'erasure', fields: Record<string, string>): Promise<ServedAnswer> => {
      const body = new URLSearchParams(fields).toString();
      return shop.post(`/personal/detail/?change=${change}`, body, {
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
      });
    },
  };
}
/** The visible text of a page. */
const wordsOf = ({ text }: ServedAnswer): string =>
  text
    .replaceAll(/<script.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Enters a wrong code, then the right one, and returns the next page. */
async function prove(
  browser: ReturnType<typeof browserOf>,
  phone: string,
  change: 'data' | 'erasure',
): Promise<string> {
  const asked = wordsOf(await browser.send(change, { intent: 'ask-proof', way: 'sms' }));
  expect(asked).toContain('Отправили код на');
  await shop.api.deliverOutbox();
  const code = await readCode(shop.api, phone);
  const typed = (text: string) => browser.send(change, { intent: 'prove', code: text, way: 'sms' });
  const refused = wordsOf(await typed(code === '0000' ? '0001' : '0000'));
  expect(refused).toContain('Код не подошёл');
  return wordsOf(await typed(code));
}

test('an owner who signed in long ago proves over the page that it is them, and takes the data along', async () => {
  const owner = await signIn(shop.api);
  const browser = browserOf(owner);
  const DATA = '/api/account/data';
  const take = () => browser.send('data', { intent: 'take-data' });
  const fresh = await take();
  expect([fresh.status, fresh.headers.location]).toEqual([302, DATA]);
  expect((await browser.get(DATA)).text).toContain(owner.phone);

  shop.api.clock.advance(PROOF_MS);
  expect((await browser.get(DATA)).status).toBe(403);
  const panel = await take();
  expect([panel.status, panel.headers.location]).toEqual([200, undefined]);
  expect(wordsOf(panel)).toContain('Прежде чем его отдать, убедимся, что это вы.');
  expect(await prove(browser, owner.phone, 'data')).toContain('Подтвердили. Теперь данные можно скачать.');
  expect((await take()).headers.location).toBe(DATA);
  expect((await browser.get(DATA)).text).toContain(owner.phone);
  expect(shop.errors).toEqual([]);
});

test('an owner who signed in long ago proves over the page that it is them, and the account is to be erased', async () => {
  const owner = await signIn(shop.api);
  const browser = browserOf(owner);
  shop.api.clock.advance(PROOF_MS);
  const asked = wordsOf(await browser.send('erasure', { intent: 'erase' }));
  expect(asked).toContain('Прежде чем удалить кабинет, подтвердите, что это вы.');
  expect(asked).not.toContain('Кабинет будет удалён');
  // The requested erasure continues automatically.
  expect(await prove(browser, owner.phone, 'erasure')).toContain('Кабинет будет удалён');
  expect(shop.errors).toEqual([]);
});
