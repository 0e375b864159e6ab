import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import {
  addCertificate,
  giveBackCertificate,
  listOrderCertificates,
  openCertificate,
  resendCertificate,
  showCertificate,
} from '@yahont/contracts/certificates/certificates.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { parseCertificateCode } from '@yahont/values/certificates/code.ts';
import { kopecks } from '@yahont/values/money.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { giftFor, payByTestCard, placeElectronic } from '#src/testing/money/electronic-order.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { signIn } from '#src/testing/visitors.ts';
import { sendDueCertificates } from '../sending/send-due.ts';

const AMOUNT = kopecks(500_000);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
});
afterAll(() => api.stop());

async function pay(headers: TestHeaders, orderId: number): Promise<void> {
  await payByTestCard(api, headers, orderId);
  // Issuing queues the message, which comes in the next round.
  while ((await api.deliverOutbox()) > 0);
}

async function sentTo(to: string) {
  return (await api.call(listSentMessages, { query: { to } })).answer().items;
}

async function theOne(headers: TestHeaders, orderId: number) {
  const { items } = (await api.call(listOrderCertificates, { headers, params: { id: orderId } })).answer();
  const [only] = items;
  if (!only || items.length !== 1) throw new Error(`${items.length} certificates`);
  return only;
}

/** The code that the page of the link in an SMS shows. */
async function codeBehind(sms: string): Promise<string> {
  const link = linkOf(/https:\S+/.exec(sms)?.[0] ?? null);
  return (await api.call(showCertificate, { params: { link } })).answer().code;
}

const linkOf = (page: string | null) => page?.split('/').at(-2) ?? '';

test('a certificate is bought by card alone, sent when it is paid, opened, sent again and given back', async () => {
  const { headers } = await signIn(api);
  const gift = giftFor({ address: 'kseniya@example.ru', tellsOpening: true });
  const { lines, totals } = (
    await api.call(addCertificate, { headers, body: { amount: AMOUNT, gift } })
  ).answer();
  expect(lines).toMatchObject([{ kind: 'certificate', url: '/certificates/', price: AMOUNT, available: 10 }]);
  expect(lines[0]?.details).toEqual(['кому: Мария', 'письмом']);
  expect(totals).toMatchObject({ goods: AMOUNT, moneyOnly: AMOUNT, bonus: 0, instalment: null });
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  expect(options).toMatchObject({ isShipped: false, bonus: { spendable: 0 } });

  const refused = await placeElectronic(api, headers, { payment: 'cash', expectedTotal: AMOUNT });
  expect(refused.problem).toMatchObject({
    code: 'payment-unavailable',
    context: { because: 'prepaid-only' },
  });
  const byCourier = { kind: 'pickup' as const, storeId: 1 };
  const shipped = await placeElectronic(api, headers, { delivery: byCourier, expectedTotal: AMOUNT });
  expect(shipped.problem.code).toBe('delivery-unavailable');
  const order = (await placeElectronic(api, headers, { expectedTotal: AMOUNT })).answer();
  expect(order).toMatchObject({ delivery: { kind: 'electronic' }, deliveryPrice: 0, bonusToEarn: 0 });
  expect(await theOne(headers, order.id)).toMatchObject({ state: 'waiting', page: null, canGiveBack: false });
  await api.deliverOutbox();
  expect(await sentTo('kseniya@example.ru')).toEqual([]);

  await pay(headers, order.id);
  const done = (await api.call(getOrder, { headers, params: { id: order.id } })).answer();
  expect(done.history.map(({ status }) => status)).toEqual(['awaiting-payment', 'paid', 'completed']);
  const [mail] = await sentTo('kseniya@example.ru');
  const code = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){4}/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(parseCertificateCode(code)).not.toBeNull();
  expect(mail?.text).toContain('Выбери сама');

  // Nothing stored by the shop contains the code, except the demo's mailbox.
  for (const table of ['outbox', 'audit', 'order_lines', 'gift_certificates', 'certificates']) {
    const { rows } = await api.database.query(`select count(*)::int as found from ${table} as t
      where t::text like '%${code}%' or t::text like '%${code.replaceAll('-', '')}%'`);
    expect([table, rows[0]?.['found']]).toEqual([table, 0]);
  }

  const link = /\/certificates\/gift\/([\w-]+)\//.exec(mail?.text ?? '')?.[1] ?? '';
  const shown = (await api.call(showCertificate, { params: { link } })).answer();
  expect(shown).toMatchObject({ code, amount: AMOUNT, receiver: 'Мария', greeting: 'Выбери сама' });
  expect(shown.isOpened).toBe(false);
  const bought = await theOne(headers, order.id);
  expect(bought).toMatchObject({ state: 'active', openedAt: null, canGiveBack: true });
  const mine = linkOf(bought.page);
  expect(mine).not.toBe(link);
  expect((await api.call(showCertificate, { params: { link: mine } })).answer()).toMatchObject({
    code,
    isOpened: true,
  });

  // The buyer's own look is no opening.
  await api.call(openCertificate, { params: { link: mine } });
  expect((await theOne(headers, order.id)).openedAt).toBeNull();
  for (let time = 0; time < 2; time += 1) await api.call(openCertificate, { params: { link } });
  await api.deliverOutbox();
  expect((await theOne(headers, order.id)).openedAt).not.toBeNull();
  expect((await api.call(showCertificate, { params: { link } })).answer().isOpened).toBe(true);
  const told = await sentTo(order.contact.email);
  expect(
    told.filter(({ subject }) => subject.startsWith('Ваш\u00A0подарок') || subject.includes('открыли')),
  ).toHaveLength(1);

  const params = { id: bought.id };
  expect((await api.call(resendCertificate, { headers, params })).problem.code).toBe('sent-lately');
  api.clock.advance(11 * 60_000);
  (await api.call(resendCertificate, { headers, params })).answer();
  await api.deliverOutbox();
  const again = await sentTo('kseniya@example.ru');
  expect(again.map(({ text }) => text.includes(code))).toEqual([true, true]);

  (await api.call(giveBackCertificate, { headers, params })).answer();
  await api.deliverOutbox();
  expect(await theOne(headers, order.id)).toMatchObject({ state: 'void', page: null, canGiveBack: false });
  expect((await api.call(getOrder, { headers, params: { id: order.id } })).answer()).toMatchObject({
    status: 'refunded',
    tenders: [{ kind: 'card', refunded: AMOUNT }],
  });
  expect((await api.call(showCertificate, { params: { link } })).status).toBe(404);
  expect((await api.call(giveBackCertificate, { headers, params })).problem.code).toBe('certificate-used');
});

test('a certificate is sent at its hour on the clock of its receiver', async () => {
  const { headers } = await signIn(api);
  const now = api.clock.now();
  const day = new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const gift = giftFor({ address: '+7 916 000-00-09', way: 'sms', sending: { cityId: 216, day, hour: 10 } });
  (await api.call(addCertificate, { headers, body: { amount: AMOUNT, gift } })).answer();
  const order = (await placeElectronic(api, headers, { expectedTotal: AMOUNT })).answer();
  await pay(headers, order.id);
  const toMinuteBefore = Date.parse(`${day}T10:00:00+03:00`) - 60_000;
  api.clock.set(new Date(toMinuteBefore));
  await sendDueCertificates(api.context);
  await api.deliverOutbox();
  expect(await sentTo('+79160000009')).toEqual([]);
  api.clock.advance(60_000);
  // Two processes at once send it once.
  await Promise.all([sendDueCertificates(api.context), sendDueCertificates(api.context)]);
  await api.deliverOutbox();
  const [sms, ...more] = await sentTo('+79160000009');
  expect(more).toEqual([]);
  expect(sms?.text).toMatch(/ дарит вам сертификат «Яхонта»: https:\S+\/certificates\/gift\/[\w-]+\/$/);
  expect(await codeBehind(sms?.text ?? '')).toMatch(/^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/);
});

test('a certificate to print is sent to nobody, and its buyer sees it', async () => {
  const { headers } = await signIn(api);
  const gift = giftFor({ way: 'print', address: 'unused', tellsOpening: true });
  const { lines } = (await api.call(addCertificate, { headers, body: { amount: AMOUNT, gift } })).answer();
  expect(lines[0]?.details).toEqual(['кому: Мария', 'распечатать']);
  const order = (await placeElectronic(api, headers, { expectedTotal: AMOUNT })).answer();
  await pay(headers, order.id);
  const one = await theOne(headers, order.id);
  expect(one).toMatchObject({ sentAt: null, gift: { address: '', tellsOpening: false } });
  expect((await api.call(showCertificate, { params: { link: linkOf(one.page) } })).status).toBe(200);
  const params = { id: one.id };
  expect((await api.call(resendCertificate, { headers, params })).problem.code).toBe('not-sendable');
});

test('a gift that cannot arrive is refused beside its field', async () => {
  const { headers } = await signIn(api);
  const today = api.clock.now().toISOString().slice(0, 10);
  const sending = { cityId: 216, day: today, hour: 10 };
  const wrong: [string, object, string][] = [
    ['amount', { amount: 299_900 }, 'amount'],
    ['amount', { amount: 500_050 }, 'amount'],
    ['address', { gift: giftFor({ address: '+79160000001' }) }, 'gift.address'],
    ['name', { gift: giftFor({ receiver: '<b>' }) }, 'gift.receiver'],
    ['greeting', { gift: giftFor({ greeting: 'а'.repeat(201) }) }, 'gift.greeting'],
    ['day', { gift: giftFor({ sending: { ...sending, day: '2020-01-01' } }) }, 'gift.sending.day'],
    ['city', { gift: giftFor({ sending: { ...sending, cityId: 999_999 } }) }, 'gift.sending.cityId'],
  ];
  for (const [what, change, path] of wrong) {
    const body = { amount: AMOUNT, gift: giftFor({}), ...change };
    const { status, problem } = await api.call(addCertificate, { headers, body });
    expect([what, status, problem.errors?.map((error) => error.path)]).toEqual([what, 422, [path]]);
  }
  api.clock.set(new Date(`${today}T12:00:00Z`));
  const passed = { amount: AMOUNT, gift: giftFor({ sending }) };
  const late = await api.call(addCertificate, { headers: (await signIn(api)).headers, body: passed });
  expect(late.problem.errors?.map(({ path }) => path)).toEqual(['gift.sending.hour']);
});
