import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAppointment } from '@yahont/contracts/appointments/appointments.ts';
import { registerConfirm, registerRequest } from '@yahont/contracts/accounts/registration.ts';
import { askBellByMail } from '@yahont/contracts/bells/bells.ts';
import { askQuestion } from '@yahont/contracts/product-questions/product-questions.ts';
import { checkCode } from '@yahont/contracts/accounts/sign-in.ts';
import { requestCallback } from '@yahont/contracts/callbacks/callbacks.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { exchangeGift } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import { holdPiece } from '@yahont/contracts/holds/holds.ts';
import { sendLead } from '@yahont/contracts/leads/leads.ts';
import { sendFeedback } from '@yahont/contracts/support/feedback.ts';
import { makePhone, type TestHeaders } from '#src/testing/api.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';
import { namesOf } from '#src/testing/hostile/hostile-call.ts';
import { exchangeRing } from '#src/testing/gifts/gift-api.ts';
import { leave, sampleLead } from '#src/testing/leads.ts';
import { addPiece } from '#src/testing/office.ts';
import { askForCode, readCode, signIn } from '#src/testing/visitors.ts';

/** Who calls: headers of an account, or none, and a phone that nobody else has. */
type Who = { headers: TestHeaders; phone: string };

let shop: ShowingShop;
beforeAll(async () => {
  shop = await openShowingShop();
});
afterAll(() => shop.api.stop());

const TICK = 'acceptsPersonalData';

/** Each call, from the first one of its form to the one that stores the input. */
const CALLS: Record<string, (who: Who) => Promise<{ status: number }>> = {
  [nameOf(placeOrder)]: order,
  [nameOf(registerRequest)]: register,
  [nameOf(registerConfirm)]: register,
  [nameOf(checkCode)]: enter,
  [nameOf(sendLead)]: ({ headers, phone }) =>
    leave(shop.api, { ...sampleLead('vacancy'), phone }, { headers }),
  [nameOf(sendFeedback)]: ({ headers, phone }) =>
    shop.api.call(sendFeedback, { headers, body: feedback(phone) }),
  [nameOf(askBellByMail)]: ({ headers, phone }) =>
    shop.api.call(askBellByMail, { headers, body: priceBell(emailOf(phone)) }),
  [nameOf(askQuestion)]: ({ headers, phone }) =>
    shop.api.call(askQuestion, { headers, body: question(emailOf(phone)) }),
  [nameOf(holdPiece)]: async ({ headers, phone }) => {
    const { skuId } = await addPiece(shop.api, shop.storeId);
    const wish = { skuId, storeId: shop.storeId, coming: 'today' as const, token: randomUUID() };
    return shop.api.call(holdPiece, { headers, body: { ...wish, phone, acceptsPersonalData: true } });
  },
  [nameOf(exchangeGift)]: (who) => exchangeRing(shop.api, shop.storeId, who),
  [nameOf(makeAppointment)]: async ({ headers, phone }) =>
    shop.come(await shop.newStone(), { phone }, headers),
};

/** Calls that take an address in place of a phone. */
const BY_MAIL = new Set([askBellByMail, askQuestion].map(nameOf));
/** Consents that legally require an account or a newcomer. */
const ONLY_ACCOUNT = new Set([nameOf(placeOrder)]);
const ONLY_NEWCOMER = new Set([registerRequest, registerConfirm, checkCode].map(nameOf));

test('every call whose body has the tick is in this file', async () => {
  const endpoints = await listEndpoints();
  const ticked = endpoints.filter(({ body }) => namesOf(body).includes(TICK)).map(nameOf);
  expect(ticked.length).toBeGreaterThan(0);
  expect(Object.keys(CALLS).toSorted()).toEqual(ticked.toSorted());
});

test.each(Object.keys(CALLS).filter((name) => !ONLY_ACCOUNT.has(name)))(
  '%s of somebody without an account keeps one consent',
  async (name) => {
    const phone = makePhone();
    expect((await CALLS[name]?.({ headers: {}, phone }))?.status).toBeLessThan(300);
    const [column, value] = ONLY_NEWCOMER.has(name)
      ? ['account_id', await accountOf(phone)]
      : ['contact', BY_MAIL.has(name) ? emailOf(phone) : phone];
    expect(await consentsOf(column, value)).toMatchObject([{ is_given: true }]);
  },
);

test.each(Object.keys(CALLS).filter((name) => !ONLY_NEWCOMER.has(name)))(
  '%s of an account keeps it with the account, without the phone',
  async (name) => {
    const { headers, accountId, phone } = await signIn(shop.api);
    expect((await CALLS[name]?.({ headers, phone }))?.status).toBeLessThan(300);
    expect(await consentsOf('account_id', accountId)).toMatchObject([
      { source: 'sign-in' },
      { is_given: true, contact: '' },
    ]);
  },
);

test('the form of a call, whose button is the consent, keeps it too', async () => {
  const phone = makePhone();
  const call = (who: Who) =>
    shop.api.call(requestCallback, { headers: who.headers, body: { phone: who.phone, token: randomUUID() } });
  expect((await call({ headers: {}, phone })).status).toBe(200);
  expect(await consentsOf('contact', phone)).toMatchObject([{ source: 'form', is_given: true }]);
  const account = await signIn(shop.api);
  expect((await call(account)).status).toBe(200);
  expect(await consentsOf('account_id', account.accountId)).toMatchObject([
    { source: 'sign-in' },
    { source: 'form', contact: '' },
  ]);
});

test('an hour that is refused, and the same wish again, keep no more', async () => {
  const phone = makePhone();
  const stone = await shop.newStone();
  await shop.come(stone, { phone });
  expect((await shop.come(stone, { phone, time: '15:00' })).problem.code).toBe('already-made');
  expect(await consentsOf('contact', phone)).toHaveLength(1);
});

async function consentsOf(column: string | undefined, value: string | number | undefined) {
  const { rows } = await shop.api.database.query(
    `select * from consents where kind = 'personal-data' and ${column} = $1 order by id`,
    [value ?? ''],
  );
  return rows;
}

async function accountOf(phone: string): Promise<number> {
  const { rows } = await shop.api.database.query('select id from accounts where phone = $1', [phone]);
  return Number(rows[0]?.['id']);
}

function emailOf(phone: string): string {
  return `${phone.slice(1)}@example.ru`;
}

function priceBell(email: string) {
  const { productId, skuId } = shop;
  const wanted = { productId, kind: 'price' as const, skuIds: [skuId], atMost: 100 };
  return { ...wanted, email, acceptsPersonalData: true as const };
}

function question(email: string) {
  const text = 'Сядет ли вплотную обручальное шириной 2 мм?';
  return { productId: shop.productId, text, email, acceptsPersonalData: true as const };
}

function feedback(phone: string) {
  const message = 'Расскажите, пожалуйста, подробнее.';
  const typed = { topic: 'other' as const, message, name: 'Анна', phone };
  return { ...typed, acceptsPersonalData: true as const, token: randomUUID() };
}

async function register({ phone }: Who) {
  const fields = { phone, name: 'Анна', lastName: 'Воронцова', acceptsPersonalData: true } as const;
  await shop.api.call(registerRequest, { body: fields, ip: `test-${phone}` });
  await shop.api.deliverOutbox();
  return shop.api.call(registerConfirm, { body: { ...fields, code: await readCode(shop.api, phone) } });
}

async function enter({ phone }: Who) {
  const code = await askForCode(shop.api, phone);
  return shop.api.call(checkCode, { body: { phone, code, acceptsPersonalData: true } });
}

async function order({ headers }: Who) {
  await shop.api.call(addCartLine, { headers, body: { skuId: shop.skuId } });
  const options = (await shop.api.call(getCheckoutOptions, { headers })).answer();
  return shop.api.call(placeOrder, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: courierOrder(options),
  });
}
