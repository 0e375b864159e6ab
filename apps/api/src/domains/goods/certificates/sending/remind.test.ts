import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { kopecks } from '@yahont/values/money.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { giftFor, payByTestCard, placeElectronic } from '#src/testing/money/electronic-order.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { signIn } from '#src/testing/visitors.ts';
import { certificates } from '../certificates.tables.ts';
import { remindHolders } from './remind.ts';

const AMOUNT = kopecks(500_000);
const DAY_MS = 86_400_000;
const SHOP = 'https://yahont.test';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
});
afterAll(() => api.stop());

/** Buys a certificate that is mailed there and answers when it expires. */
async function buyFor(address: string): Promise<{ expiresAt: Date }> {
  const { headers } = await signIn(api);
  await api.call(addCertificate, { headers, body: { amount: AMOUNT, gift: giftFor({ address }) } });
  const order = (await placeElectronic(api, headers, { expectedTotal: AMOUNT })).answer();
  await payByTestCard(api, headers, order.id);
  while ((await api.deliverOutbox()) > 0);
  const rows = await api.context.db.select().from(certificates).orderBy(certificates.createdAt);
  const last = rows.at(-1);
  if (!last) throw new Error('no certificate was issued');
  return last;
}

async function remindersTo(to: string) {
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to } })).answer();
  return items.filter(({ text }) => text.includes(`${SHOP}/catalog/`));
}

test('holders hear once, thirty days before what is left expires', async () => {
  const { expiresAt } = await buyFor('anna@example.ru');
  api.clock.set(new Date(expiresAt.getTime() - 31 * DAY_MS));
  expect(await remindHolders(api.context, SHOP)).toBe(0);
  api.clock.set(new Date(expiresAt.getTime() - 29 * DAY_MS));
  expect(await remindHolders(api.context, SHOP)).toBe(1);
  expect(await remindHolders(api.context, SHOP)).toBe(0);
  const [reminder, ...others] = await remindersTo('anna@example.ru');
  expect(others).toEqual([]);
  expect(reminder?.text).toContain('5\u00A0000\u00A0₽');
});
