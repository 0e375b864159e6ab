import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { getStoneShowings, makeAppointment } from '@yahont/contracts/appointments/appointments.ts';
import { addAddress, suggestAddresses } from '@yahont/contracts/addresses/addresses.ts';
import { askForErasure } from '@yahont/contracts/privacy/privacy.ts';
import { addPushEndpoint } from '@yahont/contracts/accounts/push.ts';
import { DRAFT_FIELDS } from '@yahont/contracts/checkout/draft-fields.ts';
import { saveCheckoutDraft, type DraftValues } from '@yahont/contracts/checkout/draft.ts';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { writeMessage } from '@yahont/contracts/support/threads.ts';
import { changeSubscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import { leaveMeans } from './means.ts';
import { requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import { requestCallback } from '@yahont/contracts/callbacks/callbacks.ts';
import { addCartLine, wrapCartLine } from '@yahont/contracts/cart/cart.ts';
import { addToComparison } from '@yahont/contracts/comparisons/comparisons.ts';
import { askQuestion } from '@yahont/contracts/product-questions/product-questions.ts';
import { addClosePerson } from '@yahont/contracts/close-people/close-people.ts';
import { askBell } from '@yahont/contracts/bells/bells.ts';
import { addFavourite } from '@yahont/contracts/favourites/favourites.ts';
import { sendFeedback } from '@yahont/contracts/support/feedback.ts';
import { reportEmailClick } from '@yahont/contracts/mail-tracking/mail-tracking.ts';
import { askForReturn, getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import type { ImportStorePurchase } from '@yahont/contracts/purchases/purchases.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { setPowerOfAttorney } from '@yahont/contracts/payment/papers.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { updateUser } from '@yahont/contracts/accounts/user.ts';
import { TEST_CARDS } from '#src/adapters/demo-bank/test-cards.ts';
import { noticeBurning } from '#src/domains/people/loyalty/burning/notice-burning.ts';
import { startJobs } from '#src/jobs/start-jobs.ts';
import { makePhone, type TestApi, type TestHeaders } from '../api.ts';
import { leave, sampleLead } from '../leads.ts';
import { ENTREPRENEUR } from '../shop-parts/company.ts';
import { courierOrder } from '../courier-order.ts';
import { handOverAll } from '../returns/bought.ts';
import type { SmallShop } from '../small-shop.ts';
import { makeTestStone } from '../stones.ts';
import { until } from '../until.ts';
import { signIn } from '../visitors.ts';
import { leaveGiftTraces } from './gift-traces.ts';
import { exchangeRing } from '../gifts/gift-api.ts';
import { keepAPiece } from './hold-traces.ts';
import { leaveListTraces } from './list-traces.ts';
import { askForManyPoints } from './points-traces.ts';
import { leaveReviewTraces } from './review-traces.ts';
import { claimPostage, refuseReturned } from './return-traces.ts';

// safe: every field has a text
const EMPTY_DRAFT = Object.fromEntries(DRAFT_FIELDS.map((name) => [name, ''])) as DraftValues;

/** Each is written by a call below and occurs nowhere else. */
export const WORDS = {
  name: 'Аполлинария',
  lastName: 'Преображенская',
  surName: 'Вольдемаровна',
  email: 'apollinaria@example.ru',
  replacedEmail: 'apollinaria-before@example.ru',
  otherEmail: 'provereno@example.ru',
  contactName: 'Евпраксия',
  contactEmail: 'evpraxia@example.ru',
  street: 'Малая Подьяческая',
  flat: 'квартира-4711',
  companyName: 'ИП Преображенская-Вольская',
  companyAddress: 'Козьмодемьянский тракт, 47',
  addressHint: 'калитка за липой, спросить Гаврилу',
  comment: 'домофон не работает, звоните',
  giftNote: 'Ненаглядной Капитолине',
  pushEndpoint: 'https://fcm.googleapis.com/fcm/send/apollinaria-4711',
  pieceQuestion: 'налезет ли перстень на палец свёкра Пантелеймона',
  pieceEmail: 'panteleimon@example.ru',
  question: 'где мой перстень с топазом',
  draft: 'везите к парадной, где львы',
  reply: 'Забыл сказать, что приеду с Тимофеем Аркадьевичем',
  review: 'надела на именины троюродной Фёклы, все заметили блеск',
  complaint: 'хвалит чужой перстень Акулины',
  feedback: 'можно ли уменьшить кольцо прабабушки',
  feedbackName: 'Феодора',
  leadCity: 'Царёвококшайск',
  showingName: 'Ефросинья',
  listName: 'Капитолине к именинам',
  closeName: 'Аграфена Пантелеевна',
  closeOccasion: 'день ангела у сватьи',
  giftExchanger: 'Апполинария-Мария',
  holdWish: 'и серьги, как у Капитолины',
  birthDate: '1977-03-14',
  returnComment: 'колечко жмёт моей бабушке',
  returnAddress: 'Большая Подьяческая, 14',
  checkWords: 'со слов Капитолины, упало в суп',
  giftReceiver: 'Любимая Клеопатра',
  giftSender: 'Тайный Поклонник',
  giftGreeting: 'на новые серёжки к лету',
  giftAddress: 'cleopatra@example.ru',
  denialWords: 'Уважаемая Евпраксия, на кольце царапина',
  powerName: 'Козьмодемьянский Вольдемар',
  postageFile: 'Квитанция Евпраксии Вольской.pdf',
};
const COMPANY_OF_WORDS = { ...ENTREPRENEUR, name: WORDS.companyName, address: WORDS.companyAddress };
export const MAIL_ID = '5f1d7c9be4b0a3d2c1f0e9d8';

export const CONTACT_PHONE = makePhone();

/** The points of the first sign-in burn in sixty days. */
async function remindOfPoints({ context }: TestApi): Promise<void> {
  const soon = new Date(context.now().getTime() + 58 * 86_400_000);
  expect(await noticeBurning({ ...context, now: () => soon })).toBeGreaterThan(0);
}

/** Uses every call that stores something about a person. */
export async function leaveTraces(api: TestApi, { skuId, productId, storeId }: SmallShop) {
  const signed = await signIn(api);
  const { headers, phone } = signed;
  const { name, lastName, surName, email } = WORDS;
  const birthDate = WORDS.birthDate.split('-').toReversed().join('.');
  const asked = await api.call(askSupport, { body: { topic: 'order', message: WORDS.question }, headers });
  const done = [
    await api.call(requestEmailVerification, { body: { email: WORDS.otherEmail }, headers }),
    await api.call(updateUser, { body: { name, lastName, surName, email, birthDate }, headers }),
    await api.call(suggestAddresses, { query: { city: '216', q: 'Ник' }, headers }),
    await api.call(askForErasure, { headers }),
    await api.call(changeSubscriptions, {
      body: { subscribes: [{ code: 'actions', isActive: true }] },
      headers,
    }),
    await api.call(addPushEndpoint, {
      body: { endpoint: WORDS.pushEndpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } },
      headers,
    }),
    await api.call(askBell, {
      body: {
        productId,
        kind: 'price',
        skuIds: [skuId],
        atMost: 100,
        channels: { mail: false, sms: true, push: false },
      },
      headers,
    }),
    await api.call(askQuestion, {
      body: { productId, text: WORDS.pieceQuestion, email: WORDS.pieceEmail, acceptsPersonalData: true },
      headers,
    }),
    await api.call(addFavourite, { params: { id: productId }, headers }),
    await api.call(addToComparison, { params: { kind: 'products', id: productId }, headers }),
    await api.call(addAddress, {
      body: { cityId: 216, street: WORDS.street, house: '3', hint: WORDS.addressHint },
      headers,
    }),
    await api.call(addClosePerson, {
      body: { name: WORDS.closeName, ring: 1650, day: '12-12', occasion: WORDS.closeOccasion, remind: true },
      headers,
    }),
    asked,
    await api.call(writeMessage, {
      params: { id: asked.answer().id },
      body: { text: WORDS.reply },
      files: [new File(['%PDF-1.7 %%EOF'], 'receipt.pdf', { type: 'application/pdf' })],
      headers,
    }),
    await api.call(sendFeedback, {
      body: {
        topic: 'other',
        message: WORDS.feedback,
        name: WORDS.feedbackName,
        phone,
        acceptsPersonalData: true,
        token: randomUUID(),
      },
    }),
    await leave(
      api,
      { ...sampleLead('vacancy'), city: WORDS.leadCity, email: WORDS.otherEmail },
      { headers, files: [new File(['%PDF-1.7 %%EOF'], 'cv.pdf', { type: 'application/pdf' })] },
    ),
    await leave(api, { kind: 'subscription', email: WORDS.contactEmail }, { headers }),
    await api.call(requestCallback, { body: { phone, token: randomUUID() } }),
    await askToSee(api, phone),
    await exchangeRing(api, storeId, { headers: {}, phone, name: WORDS.giftExchanger }),
    await keepAPiece(api, signed, { storeId, wish: WORDS.holdWish }),
    await api.call(reportEmailClick, { params: { id: MAIL_ID }, headers }),
  ];
  for (const { status } of done) expect(status).toBeLessThan(300);
  await remindOfPoints(api);
  await leaveMeans(api, signed, { before: WORDS.replacedEmail, after: email });
  await api.imports.importStorePurchases([soldTo(phone)]);
  await leaveListTraces(api, { productId, headers }, WORDS);
  await leaveReviewTraces(api, { productId, headers }, WORDS);
  const orderId = await orderWithWords(api, { skuId, isOfCompany: true }, headers);
  const power = { powerNumber: '7', issuedOn: '2026-01-01', validUntil: '2126-01-01' };
  const body = { ...power, receiverName: WORDS.powerName };
  (await api.call(setPowerOfAttorney, { params: { id: orderId }, headers, body })).answer();
  expect((await api.call(cancelOrder, { params: { id: orderId }, headers })).status).toBe(200);
  const bought = await buyWithWords(api, { skuId }, headers);
  await refuseReturned(api, await askToReturn(api, bought, headers), WORDS);
  const faulty = await buyWithWords(api, { skuId }, headers);
  await refuseReturned(api, await claimPostage(api, { orderId: faulty, headers }, WORDS), WORDS);
  await askForManyPoints(api, signed.accountId);
  await leaveGiftTraces(api, headers, WORDS);
  expect((await api.call(addCartLine, { body: { skuId, quantity: 1 }, headers })).status).toBe(201);

  // The queue keeps sent messages for a while, like the demo.
  const jobs = await startJobs({ context: api.context, database: api.database, registry: api.jobs });
  await until(
    async () => (await api.database.query('select 1 from outbox where queued_at is null')).rows.length === 0,
  );
  await until(async () => (await sentTo(api, WORDS.contactEmail)) > 0);
  await until(async () => (await sentTo(api, WORDS.giftAddress)) > 0);
  await jobs.stop();
  // Adds rows to the audit log too.
  await api.people.exportPerson(signed.accountId);
  // The checkout of a next order, which was not placed.
  const draft = { values: { ...EMPTY_DRAFT, comment: WORDS.draft } };
  (await api.call(saveCheckoutDraft, { headers: signed.headers, body: draft })).answer();
  // A sign-in code that has not been sent yet.
  api.clock.advance(61_000);
  expect((await api.call(requestCode, { body: { phone } })).status).toBe(200);
  return signed;
}

/** A sale in a store whose buyer named the phone. */
function soldTo(phone: string): ImportStorePurchase {
  return {
    storeCode: 'petrovka',
    receipt: 'Ч-4711',
    phone,
    soldAt: '2026-03-08T10:00:00Z',
    lines: [{ article: 'Я-1', name: 'Кольцо', size: null, uin: '1603000000004711', price: 3_000_000 }],
  };
}

/** A visit to see a stone, made without signing in, and somebody else who names the same phone. */
async function askToSee(api: TestApi, phone: string) {
  const { code } = await makeTestStone(api.context, {}, null);
  const [showing] = (await api.call(getStoneShowings, { params: { code } })).answer();
  const wish = () => ({
    body: {
      shown: { kind: 'stone' as const, code },
      storeId: showing?.store.id ?? 0,
      startsAt: showing?.days[0]?.slots[0]?.startsAt ?? '',
      name: WORDS.showingName,
      phone,
      acceptsPersonalData: true as const,
      token: randomUUID(),
    },
  });
  const made = await api.call(makeAppointment, wish());
  expect((await api.call(makeAppointment, wish())).problem.code).toBe('already-made');
  return made;
}

/** An order that is paid and in the hands of its buyer. */
export async function buyWithWords(
  api: TestApi,
  { skuId }: Pick<SmallShop, 'skuId'>,
  headers: TestHeaders,
): Promise<number> {
  const id = await orderWithWords(api, { skuId }, headers, { savesCard: true });
  const payment = (await api.call(startPayment, { headers, params: { id } })).answer();
  const number = TEST_CARDS.find(({ outcome }) => outcome === 'accepted')?.number ?? '';
  const body = { number, expiry: '12/40', cvc: '123' };
  (await api.call(payByCard, { headers, params: { id: payment.id }, body })).answer();
  await handOverAll(api, id);
  return id;
}

/** Asks to give all of an order back, with words of the shopper. */
export async function askToReturn(api: TestApi, orderId: number, headers: TestHeaders): Promise<number> {
  const params = { id: orderId };
  const { lines, courierDates } = (await api.call(getOrderReturns, { params, headers })).answer();
  const body = {
    lineIds: lines.map(({ lineId }) => lineId),
    reason: 'wrong-size' as const,
    comment: WORDS.returnComment,
    route: { kind: 'courier' as const, address: WORDS.returnAddress, date: courierDates[0] ?? '' },
  };
  return (await api.call(askForReturn, { params, headers, body })).answer().id;
}

async function sentTo(api: TestApi, to: string): Promise<number> {
  return (await api.call(listSentMessages, { query: { to } })).answer().items.length;
}

/** An order by courier whose every field has words of its shopper. */
export async function orderWithWords(
  api: TestApi,
  { skuId, isOfCompany = false }: Pick<SmallShop, 'skuId'> & { isOfCompany?: boolean },
  headers: TestHeaders,
  wishes: { savesCard?: boolean } = {},
): Promise<number> {
  const { lines } = (await api.call(addCartLine, { body: { skuId, quantity: 1 }, headers })).answer();
  await api.call(wrapCartLine, {
    params: { id: lines[0]?.id ?? 0 },
    body: { note: WORDS.giftNote },
    headers,
  });
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const wish = courierOrder(options, CONTACT_PHONE);
  const { name: _name, email: _email, ...contact } = wish.contact;
  const body = {
    ...wish,
    ...wishes,
    contact: { ...contact, name: WORDS.contactName, email: WORDS.contactEmail },
    delivery: {
      kind: 'courier' as const,
      date: options.courier.dates[0] ?? '',
      address: { street: WORDS.street, house: '9', flat: WORDS.flat },
    },
    ...(isOfCompany ? { company: COMPANY_OF_WORDS, payment: 'invoice' as const } : {}),
    comment: WORDS.comment,
  };
  const placed = await api.call(placeOrder, {
    body,
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  return placed.answer().id;
}
