import { randomUUID } from 'node:crypto';
import { bankStatement } from '#src/testing/money/bank-statement.ts';
import { certificateCode } from '@yahont/values/certificates/code.ts';
import { DRAFT_FIELDS } from '@yahont/contracts/checkout/draft-fields.ts';
import { sampleLead } from '#src/testing/leads.ts';
import { QUESTION_TEXT } from '#src/testing/product-questions/bare-question.ts';
import { REVIEW_TEXT } from '#src/testing/reviews/bare-review.ts';
import type { SmallShop } from '#src/testing/small-shop.ts';

/** What the bodies name: things that are in the shop. */
type Fixtures = { shop: SmallShop; stone: { stoneId: number; code: string } };

const CERTIFICATE_CODE = certificateCode(new Uint8Array(10));
const GIFT = {
  design: 'ruby',
  receiver: 'Мария',
  sender: 'Анна',
  greeting: '',
  way: 'print',
  address: '',
  sending: null,
  tellsOpening: false,
};

const ADDRESS = { cityId: 216, street: 'Покровка', house: '27' };

/** A browser's answer to a passkey challenge: valid in shape only. */
const SIGNED = {
  id: 'YQ',
  rawId: 'YQ',
  type: 'public-key',
  response: { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ', userHandle: 'YQ' },
};

/** The same for a passkey that was made. */
const MADE = {
  ...SIGNED,
  response: { clientDataJSON: 'YQ', attestationObject: 'YQ', transports: ['usb'] },
};

const CLOSE_PERSON = { name: 'Мама', ring: 1650, chain: 50_000, day: '12-12', remind: true };

const bellOf = ({ productId, skuId }: Fixtures['shop']) => ({
  productId,
  kind: 'price',
  skuIds: [skuId],
  atMost: 100,
  isCityOnly: false,
});

/** Valid bodies by the names of endpoints, so that a wrong field is the only wrong thing in them. */
export function rightBodies({ shop, stone }: Fixtures): Record<string, unknown> {
  const registration = {
    phone: '+79161234567',
    name: 'Анна',
    lastName: 'Иванова',
    acceptsPersonalData: true,
  };
  const hour = { storeId: shop.storeId, startsAt: '2026-01-12T09:00:00.000Z' };
  return {
    'POST /api/account/push': {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    },
    'POST /api/account/bells': { ...bellOf(shop), channels: { mail: false, sms: true, push: false } },
    'POST /api/product-questions': {
      productId: shop.productId,
      text: QUESTION_TEXT,
      email: 'anna@example.ru',
      acceptsPersonalData: true,
      token: '',
    },
    'POST /api/bells': { ...bellOf(shop), email: 'anna@example.ru', acceptsPersonalData: true },
    'POST /api/lists': { name: 'Себе', day: null },
    'PUT /api/lists/{id}': { name: 'Себе', day: null },
    'POST /api/lists/{id}/hint': { email: 'anna@example.ru', token: '' },
    'POST /office/api/letters': {
      key: '5f1d7c9b-e4b0-4a3d-82c1-f0e9d85f1d7c',
      topic: 'guide',
      title: 'Как выбрать опал',
      text: 'Опал боится сухости.',
      path: '/guide/',
    },
    'POST /api/callers/phone': { phone: '+74951274011' },
    'POST /api/callers/badge': { badge: '412806' },
    'POST /api/auth/code': { phone: '+79161234567', token: '' },
    'POST /api/auth/check': { phone: '+79161234567', code: '0000' },
    'POST /api/auth/passkey': { response: SIGNED },
    'POST /api/user/passkeys': { response: MADE },
    'POST /api/user/proof/request': { way: 'sms' },
    'POST /api/user/proof/confirm': { code: '0000' },
    'POST /api/user/proof/passkey': { response: SIGNED },
    'POST /api/user/phone/request': { phone: '+79161234567', way: 'sms' },
    'POST /api/user/phone/confirm': { phone: '+79161234567', code: '0000' },
    'POST /api/user/undo-email': { token: 'x' },
    'POST /api/auth/logout': { refreshToken: 'x' },
    'POST /api/token/refresh': { refreshToken: 'x' },
    'POST /api/user/update': { name: 'Анна', lastName: 'Иванова', surName: '', email: '' },
    'POST /api/user/register-request': registration,
    'POST /api/user/register-confirm': { ...registration, code: '0000' },
    'POST /api/user/request-email-verification': { email: 'anna@example.ru' },
    'POST /api/user/confirm-email': { token: 'x' },
    'POST /api/account/subscribe': { subscribes: [{ code: 'guide', isActive: true }] },
    'POST /api/account/people': CLOSE_PERSON,
    'PUT /api/account/people/{id}': CLOSE_PERSON,
    'POST /api/account/addresses': ADDRESS,
    'PUT /api/account/addresses/{id}': ADDRESS,
    'POST /api/orders/{id}/power-of-attorney': POWER,
    'POST /api/orders/{id}/visit': { date: '2026-01-14', interval: '10:00' },
    'POST /api/consents/cookies': { isAgreed: true },
    'POST /api/account/support': { topic: 'order', message: 'Когда приедет заказ?', email: '' },
    'POST /api/account/reviews/{key}': {
      mark: 5,
      fit: 'right',
      notes: ['bright'],
      text: REVIEW_TEXT,
      isSigned: true,
    },
    'POST /api/reviews/{id}/useful': { isUseful: true },
    'POST /api/reviews/{id}/complaints': { reason: 'insult', text: '' },
    'POST /api/feedback': {
      topic: 'order',
      message: 'Когда приедет заказ?',
      name: 'Анна',
      phone: '+79161234567',
      email: '',
      acceptsPersonalData: true,
      token: '',
    },
    'POST /api/leads': { lead: sampleLead('corporate'), acceptsPersonalData: true, token: '' },
    'POST /api/callback-request-afterXsec': { phone: '+79161234567', token: 'a' },
    'POST /api/cart/lines': { skuId: shop.skuId, quantity: 1 },
    'PATCH /api/cart/lines/{id}': { quantity: 2 },
    'PUT /api/cart/lines/{id}/gift-wrap': { note: 'С любовью' },
    'PUT /api/cart/lines/{id}/engraving': { text: 'А + Б' },
    'POST /api/cart/stones': { stoneId: stone.stoneId, skuId: null },
    // Of a set that does not exist.
    'POST /api/cart/sets': { setId: 999, skuIds: [shop.skuId, shop.skuId], key: randomUUID() },
    'POST /api/cart/certificates': { amount: 1_000_000, gift: GIFT },
    'POST /api/parcels/find': { number: 'Я-100216', phoneEnd: '4567' },
    'POST /api/certificates/kept': { code: CERTIFICATE_CODE },
    'PUT /api/certificates/kept/{id}': { isApplied: true },
    'POST /api/certificates/balance': { code: CERTIFICATE_CODE, token: 'a' },
    'POST /api/checkout/certificates': { code: CERTIFICATE_CODE },
    'POST /api/appointments': {
      shown: { kind: 'stone', code: stone.code, skuId: null },
      ...hour,
      name: 'Анна',
      phone: '+79161234567',
      acceptsPersonalData: true,
      token: '',
    },
    'POST /api/appointments/visits/{link}/move': hour,
    'POST /api/holds': {
      skuId: 1,
      storeId: shop.storeId,
      phone: '+79161234567',
      coming: 'today',
      wish: 'Серьги рядом',
      acceptsPersonalData: true,
      token: '',
    },
    'POST /api/gift-receipts/{link}/exchange': {
      size: 1700,
      route: { kind: 'store', storeId: shop.storeId },
      name: 'Мария',
      phone: '+79161234567',
      acceptsPersonalData: true,
      token: '',
    },
    'POST /api/cart/promo-code': { code: 'НЕТ' },
    'POST /api/orders': orderBody('2026-01-01', 0),
    'POST /api/orders/{id}/returns': RETURN_WISH,
    'POST /api/returns/{id}/postage': { amount: 64_200 },
    ...officeBodies(shop),
    'POST /office/api/orders/{id}/hand-over': { code: '123456' },
    'POST /office/api/orders/{id}/hand-over-part': { takenBack: [1] },
    'POST /office/api/orders/{id}/notes': { text: 'придёт после шести' },
    'POST /office/api/orders/{id}/messages': {
      key: '6f7c1c52-3f0e-4d3c-8f1a-2d8f0b9a7e11',
      channel: 'sms',
      text: 'Заказ ждёт вас.',
    },
    'POST /office/api/orders/{id}/change': {
      contact: { name: 'Анна', lastName: 'Вяземская', phone: '+79161234567', email: 'anna@example.ru' },
      receiver: null,
      delivery: { kind: 'courier', address: 'ул. Петровка, 10', date: '2126-01-01', interval: '10:00' },
      deliveryPrice: 0,
      reason: 'Покупатель попросил',
    },
    'POST /api/orders/{id}/parts': { method: 'card', amount: 10_000_000 },
    'POST /api/orders/{id}/way-to-pay': { kind: 'sbp' },
    'POST /api/payments/{id}/card': { number: '4111 1111 1111 1111', expiry: '12/30', cvc: '123' },
    'POST /api/payments/{id}/code': { code: '1234' },
    'POST /api/payments/{id}/application': { step: 'apply', phone: '+79000000001' },
    'POST /api/payments/{id}/transfer': { outcome: 'accepted' },
  };
}

const OFFICE_PAGE = { path: '/delivery/', title: '', description: '', h1: 'Доставка', lead: '', blocks: [] };

const RETURN_WISH = {
  lineIds: [1],
  reason: 'defect',
  comment: '',
  route: { kind: 'courier', address: 'Покровка, 27', date: '2026-11-25' },
};

const POWER = {
  powerNumber: '7',
  issuedOn: '2026-01-12',
  validUntil: '2126-01-01',
  receiverName: 'Смирнов Пётр Ильич',
};

function officeBodies(shop: Fixtures['shop']): Record<string, unknown> {
  const reason = 'по просьбе салона';
  const item = '/office/api/items/{uin}';
  const order = '/office/api/orders/{id}';
  const returned = '/office/api/returns/{id}';
  const transfer = { paymentOrder: '17', date: '2026-01-12', amount: 100 };
  const tillPart = {
    storeId: shop.storeId,
    method: 'cash',
    fiscal: { document: '41', storage: '9288000100115785', sign: '2617603921' },
  };
  const deed = { kind: 'price', productId: shop.productId, version: 1, price: 2_000_000, oldPrice: null };
  const approval = '/office/api/approvals/{id}';
  return {
    'POST /office/api/approvals': { deed, why: reason },
    [`POST ${approval}/decide`]: { isApproved: false, words: reason },
    [`POST ${approval}/question`]: { words: reason },
    [`POST ${approval}/answer`]: { words: reason },
    'PUT /office/api/settings/{code}': { value: 900, reason },
    'POST /office/api/customers/{id}/bonus': {
      key: '5f1d7c9b-e4b0-4a3d-82c1-f0e9d85f1d7c',
      points: 500,
      reason,
    },
    [`POST ${order}/ready`]: { place: 'сейф 1' },
    [`POST ${order}/scans`]: { uin: '1'.repeat(16) },
    [`POST ${order}/cancel`]: { reason },
    [`POST ${order}/pieces/{line}`]: { found: 'missing', reason },
    [`POST ${order}/invoice-payments`]: transfer,
    [`POST ${order}/invoice-refunds`]: { ...transfer, refundId: null, reason },
    [`POST ${order}/power-of-attorney`]: POWER,
    [`POST ${order}/till-parts`]: { ...tillPart, amount: 10_000_000 },
    [`POST ${order}/till-refunds`]: { ...tillPart, refundId: '5f1d7c9b-e4b0-4a3d-82c1-f0e9d85f1d7c' },
    'POST /office/api/receipts/{id}/made': {
      fiscal: { document: '3986', storage: '9288000100115785', sign: '2617603921' },
    },
    'POST /office/api/differences/{id}/close': { reason },
    'POST /office/api/bank-statements': { file: Buffer.from(bankStatement([])).toString('base64') },
    'POST /office/api/bank-lines/{id}/aside': { reason },
    [`POST ${order}/parcel/again`]: { round: 1 },
    [`POST ${order}/parcel/elsewhere`]: { trackNumber: 'RA123456789RU', reason },
    [`POST ${order}/storage`]: { until: '2126-01-01T09:00:00.000Z', reason },
    [`POST ${order}/returns`]: { wish: RETURN_WISH },
    [`POST ${returned}/scans`]: { uin: '1'.repeat(16) },
    [`POST ${returned}/receive`]: { storeId: shop.storeId },
    [`POST ${returned}/checks`]: {
      uin: '1'.repeat(16),
      uinMark: 'right',
      dmdkMark: 'right',
      weightMark: 'right',
      weightMg: null,
      tagMark: 'right',
      wearMark: 'wrong',
      stoneMark: 'not-applicable',
    },
    [`POST ${returned}/refund`]: { pieces: [{ uin: '1'.repeat(16), fate: 'for-sale' }] },
    [`POST ${returned}/postage`]: { amount: 64_200, way: 'transfer', paymentOrder: '17' },
    [`POST ${returned}/refuse`]: { denial: 'worn', words: 'следы носки' },
    [`POST ${item}/place`]: { place: 'сейф 1' },
    [`POST ${item}/send`]: { toStoreId: shop.storeId, reason },
    [`POST ${item}/receive`]: { place: null },
    [`POST ${item}/hold`]: { reason },
    [`POST ${item}/lose`]: { reason },
    [`POST ${item}/find`]: { place: 'сейф 1' },
    [`POST ${item}/write-off`]: { reason },
    'POST /office/api/appointments/{id}/cancel': { reason },
    'POST /office/api/holds/{id}/cancel': { reason },
    'POST /office/api/appointments/{id}/pieces': { uin: '1'.repeat(16) },
    'POST /office/api/sales': {
      storeId: shop.storeId,
      receipt: {
        number: '17',
        issuedAt: new Date().toISOString(),
        total: 100,
        fiscal: { storage: '9288000100115785', document: '3986', shift: 12 },
      },
      lines: [{ uin: '1'.repeat(16), paid: 100 }],
      buyer: { name: 'Анна', phone: '+79161234567' },
      appointmentId: null,
    },
    'POST /office/api/sales/{id}/undo': { reason },
    [`POST ${item}/works`]: {
      storeId: shop.storeId,
      ticket: 'К-17',
      work: 'cleaning',
      doneOn: '2026-01-01',
      price: 0,
    },
    [`POST ${item}/works/strike`]: { storeId: shop.storeId, ticket: 'К-17', work: 'cleaning', reason },
    'POST /api/service-cards/find': { number: '1'.repeat(16), phoneEnd: '' },
    'PUT /api/checkout/draft': {
      values: Object.fromEntries(DRAFT_FIELDS.map((name) => [name, ''])),
    },
    'POST /api/account/support/{id}/messages': { text: 'Спасибо' },
    'POST /office/api/support/{id}/answers': { text: reason },
    'POST /office/api/product-questions/{id}/answer': { text: reason },
    'POST /office/api/product-questions/{id}/refuse': { cause: 'personal', reason },
    'POST /office/api/product-questions/{id}/pass': { storeId: shop.storeId, reason },
    'POST /office/api/reviews/{id}/refuse': { cause: 'personal', reason },
    'POST /office/api/reviews/{id}/answer': { storeId: shop.storeId, text: reason },
    'POST /office/api/reviews/{id}/hide': { cause: 'insult', reason },
    'POST /office/api/reviews/{id}/keep': { reason },
    'POST /office/api/calls/{id}/result': { result: 'talked' },
    'PUT /office/api/line': { isOn: true },
    'POST /office/api/leads/{id}/state': { state: 'closed', reason },
    'POST /office/api/leads/{id}/notes': { note: reason },
    'POST /office/api/delivery/intervals': {
      zone: 'peterburg',
      date: '2126-01-01',
      interval: '10:00',
      capacity: 3,
      reason,
    },
    'POST /office/api/orders/{id}/visit': { date: '2126-01-01', interval: '10:00', reason },
    'PUT /office/api/stores/{id}/desks': { desk: 'appraiser', visitors: 3, reason },
    'POST /office/api/certificates/{id}/send-again': { reason },
    'POST /office/api/products/{id}/visibility': { isHidden: false, reason },
    'POST /office/api/products/{id}/price': { price: 10_000_000, reason },
    'POST /office/api/prices/plans': {
      productId: shop.productId,
      price: 10_000_000,
      from: '2126-01-01T09:00:00.000Z',
      reason,
    },
    'POST /office/api/prices/plans/{id}/cancel': { reason },
    'POST /office/api/texts': { document: { kind: 'page', body: OFFICE_PAGE } },
    'POST /office/api/texts/{id}/draft': { document: { kind: 'page', body: OFFICE_PAGE } },
    'POST /office/api/texts/{id}/publish': { at: null, reason },
    'POST /office/api/texts/{id}/cancel-plan': { reason },
    'POST /office/api/texts/{id}/roll-back': { number: 1, reason },
    'POST /office/api/texts/{id}/hide': { redirectTo: '/', reason },
    'POST /office/api/stores/{id}': {
      hours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
      specialDays: [{ date: '2027-01-01', hours: null, note: 'Новый год' }],
      services: ['cleaning'],
      events: [{ date: '2026-12-05', from: '12:00', to: '15:00', title: 'День мастера', text: '' }],
      reason,
    },
    'POST /office/api/customers/{id}/birth-date': { birthDate: '20.11.1990', reason },
    'POST /office/api/customers/{id}/sessions/end': { reason },
    'POST /office/api/customers/{id}/reveal': { fields: ['phone'], reason },
    'POST /office/api/session': { email: 'vera@staff.example', password: 'тихий кофе у моста' },
    'POST /office/api/session/proof': { code: '123456' },
    'POST /office/api/invitations/read': { token: 'ysi_x' },
    'POST /office/api/invitations/accept': { token: 'ysi_x', password: 'тихий кофе у моста' },
    'POST /office/api/enrolment/totp/confirm': { code: '123456' },
    'POST /office/api/me/backup-codes': { code: '123456' },
    'POST /office/api/me/proof': { code: '123456' },
    'POST /office/api/me/proof/passkey': { response: SIGNED },
    'POST /office/api/session/passkey': { response: SIGNED },
    'POST /office/api/me/passkeys': { response: MADE },
    'POST /office/api/me/passkeys/{id}/name': { name: 'Телефон' },
    'POST /office/api/me/password': {
      password: 'тихий кофе у моста',
      next: 'зелёный чай на крыше',
      code: '123456',
    },
    'POST /office/api/staff': {
      name: 'Вера Ким',
      email: 'vera@staff.example',
      roles: ['editor'],
      storeIds: [],
      reason,
    },
    'POST /office/api/staff/{id}/reset': { reason },
    'POST /office/api/staff/{id}/leave': { reason },
    'POST /office/api/staff/{id}/sessions/{sessionId}/end': { reason },
    'POST /office/api/staff/{id}/sessions/end': { reason },
    'PUT /office/api/staff/{id}/roles': { roles: ['editor'], storeIds: [shop.storeId], reason },
  };
}

/** An order by courier that is paid by card. `expectedTotal`: kopecks. */
export function orderBody(date: string, expectedTotal: number) {
  return {
    contact: {
      name: 'Анна',
      lastName: 'Иванова',
      surName: '',
      phone: '+79161234567',
      email: 'anna@example.ru',
    },
    delivery: {
      kind: 'courier' as const,
      address: { street: 'ул. Петровка', house: '10', flat: '', comment: '' },
      date,
    },
    payment: 'card' as const,
    acceptsOffer: true as const,
    acceptsPersonalData: true as const,
    comment: '',
    bonus: 0,
    expectedTotal,
  };
}
