import { expect, test } from 'vitest';
import { certificateCode } from '@yahont/values/certificates/code.ts';
import { kopecks, roubles } from '@yahont/values/money.ts';
import { options, right, user } from './testing/right-form.ts';
import { readApplied, withCertificate, withoutCertificate } from './values/applied-certificates.ts';
import { filledBy } from './company/company-fields.ts';
import { mergeOffered } from './values/draft.ts';
import { checkoutSums, offeredWays } from './values/checkout-sums.ts';
import { CHECKOUT } from './values/checkout-values.ts';
import type { CheckoutValues } from './values/form-fields.ts';
import { initialValues } from './values/initial-values.ts';
import { orderRequest } from './values/order-request.ts';

test('the form starts with the account’s data and without consents', () => {
  const fresh = initialValues({ user, addresses: [] }, options);
  expect(fresh).toMatchObject({
    name: 'Анна',
    phone: '+7 (916) 204-18-33',
    payment: 'card',
    date: '2026-11-21',
    storeId: '7',
  });
  expect([fresh.offer, fresh.personal, fresh.useBonus]).toEqual(['', '', '']);
});

test('a valid form has no wrong fields', () => {
  expect(CHECKOUT.wrong(right, options)).toEqual([]);
});

test('names, phone, e-mail, payment and both consents are checked', () => {
  const wrong = {
    ...right,
    name: 'Анна1',
    lastName: '',
    phone: '+7 (916)',
    email: 'anna@',
    payment: 'bonus',
    offer: '',
    personal: '',
  };
  expect(CHECKOUT.wrong(wrong, options)).toEqual([
    'name',
    'lastName',
    'phone',
    'email',
    'payment',
    'offer',
    'personal',
  ]);
});

test('the total includes the courier and subtracts the points', () => {
  expect(checkoutSums(right, options).due).toBe(1_039_000);
  expect(checkoutSums({ ...right, delivery: 'pickup' }, options).due).toBe(1_000_000);
  expect(checkoutSums({ ...right, useBonus: 'on' }, options)).toMatchObject({ points: 1000, due: 939_000 });
  expect(checkoutSums({ ...right, payment: 'bonus' }, options)).toMatchObject({ points: 10_390, due: 0 });
});

test('the ways to pay follow the chosen delivery and points', () => {
  const strict = { ...options, paymentRules: { ...options.paymentRules, cardMax: roubles(10_000) } };
  const offered = (changed: Partial<CheckoutValues>, balance = 1000) =>
    offeredWays({ ...right, ...changed }, { ...strict, bonus: { ...options.bonus, balance } }).flatMap(
      ({ kind, isAvailable }) => (isAvailable ? [kind] : []),
    );
  // The card limit is 10 000 ₽: the goods alone are below it; with the courier they exceed it; with points
  // they are below it again.
  expect(offered({ delivery: 'pickup' })).toEqual(['card', 'cash', 'credit']);
  expect(offered({ delivery: 'courier' })).toEqual(['cash', 'credit', 'invoice']);
  expect(offered({ delivery: 'courier', useBonus: 'on' })).toEqual(['card', 'cash', 'credit']);
  // Points cover the goods, but not the courier.
  expect(offered({ delivery: 'pickup' }, 10_000)).toContain('bonus');
  expect(offered({ delivery: 'courier' }, 10_000)).not.toContain('bonus');
});

test('the same form gives the same request, whatever has happened to the cart', () => {
  const seen = { total: 939_000, spendable: 1000, cityId: 216, date: '', by: '' };
  expect(orderRequest({ ...right, useBonus: 'on' }, seen)).toEqual({
    contact: { name: 'Анна', lastName: 'Воронцова', phone: '+7 (916) 204-18-33', email: '' },
    company: null,
    receiver: null,
    delivery: {
      kind: 'courier',
      address: { street: 'Арбат', house: '1', flat: '', comment: '' },
      date: '2026-11-21',
      from: '',
    },
    payment: 'card',
    savedCardId: null,
    savesCard: false,
    bonus: 1000,
    certificates: [],
    comment: '',
    noCalls: false,
    hidesPrice: false,
    acceptsOffer: true,
    acceptsPersonalData: true,
    cityId: 216,
    expectedTotal: 939_000,
  });
});

test('a promo code that was typed and not applied is not forgotten', () => {
  expect(CHECKOUT.wrong({ ...right, promoCode: 'ZIMA' }, options)).toEqual(['promoCode']);
});

test('the wishes about calls and the price reach the order', () => {
  const seen = { total: 0, spendable: 0, cityId: 216, date: '', by: '' };
  expect(orderRequest({ ...right, noCalls: 'on', hidesPrice: 'on' }, seen)).toMatchObject({
    noCalls: true,
    hidesPrice: true,
  });
});

const maria = {
  receiver: 'other',
  receiverName: 'Мария',
  receiverLastName: 'Лаврова',
  receiverPhone: '+7 (903) 555-11-22',
};

test('somebody else who receives the order is named, unless nothing is handed over', () => {
  const seen = { total: 0, spendable: 0, cityId: 216, date: '', by: '' };
  expect(orderRequest({ ...right, ...maria, surprise: 'on' }, seen)?.receiver).toEqual({
    name: 'Мария',
    lastName: 'Лаврова',
    phone: '+7 (903) 555-11-22',
    isSurprise: true,
  });
  expect(orderRequest({ ...right, ...maria, delivery: 'electronic' }, seen)?.receiver).toBeNull();
  expect(orderRequest({ ...right, ...maria, receiver: 'me' }, seen)?.receiver).toBeNull();
});

test('the fields of the receiver are checked only while somebody else receives it', () => {
  const bad = { ...right, receiverName: 'Маша1', receiverLastName: '', receiverPhone: '+7 (903' };
  expect(CHECKOUT.wrong(bad, options)).toEqual([]);
  expect(CHECKOUT.wrong({ ...bad, receiver: 'other' }, options)).toEqual([
    'receiverName',
    'receiverLastName',
    'receiverPhone',
  ]);
  expect(CHECKOUT.named(['receiver.phone'])).toEqual(['receiverPhone']);
});

const romashka = {
  buyer: 'company',
  companyInn: '7707 083893',
  companyKpp: '773601001',
  companyName: 'ООО «Ромашка»',
  companyAddress: '117997, Москва, ул. Вавилова, 19',
  payment: 'invoice',
};

test('a company is named with its digits, spends no points, and a person names none', () => {
  const seen = { total: 0, spendable: 1000, cityId: 216, date: '', by: '' };
  const values = { ...right, ...romashka, useBonus: 'on' };
  expect(CHECKOUT.wrong(values, options)).toEqual([]);
  expect(orderRequest(values, seen)).toMatchObject({
    company: {
      inn: '7707083893',
      kpp: '773601001',
      name: 'ООО «Ромашка»',
      address: '117997, Москва, ул. Вавилова, 19',
    },
    payment: 'invoice',
    bonus: 0,
  });
  expect(checkoutSums(values, options)).toMatchObject({ points: 0, due: 1_039_000 });
  const entrepreneur = { ...values, companyInn: '500100732259' };
  expect(orderRequest(entrepreneur, seen)?.company).toMatchObject({ inn: '500100732259', kpp: '' });
  expect(orderRequest({ ...values, buyer: 'person' }, seen)).toMatchObject({ company: null, bonus: 1000 });
});

test('a company is offered its own ways to pay, and its fields are checked only while it buys', () => {
  const kinds = offeredWays({ ...right, ...romashka }, options).map(({ kind }) => kind);
  expect(kinds).toEqual(['invoice', 'card']);
  const bad = { companyInn: '7707083894', companyKpp: '77', companyName: '«»', companyAddress: '19' };
  expect(CHECKOUT.wrong({ ...right, ...bad }, options)).toEqual([]);
  expect(CHECKOUT.wrong({ ...right, ...romashka, ...bad, payment: 'cash' }, options)).toEqual([
    'companyInn',
    'companyKpp',
    'companyName',
    'companyAddress',
    'payment',
  ]);
  expect(CHECKOUT.named(['company.kpp'])).toEqual(['companyKpp']);
});

test('the form starts with who ordered last, and with the last company either way', () => {
  const company = { inn: '7707083893', kpp: '773601001', name: 'ООО «Ромашка»', address: 'Москва, Вавилова' };
  const fresh = (lastKind: 'person' | 'company') =>
    initialValues({ user, addresses: [] }, { ...options, buyer: { ...options.buyer, lastKind, company } });
  expect(fresh('company')).toMatchObject({
    buyer: 'company',
    companyInn: '7707083893',
    payment: 'invoice',
  });
  expect(fresh('person')).toMatchObject({ buyer: 'person', companyKpp: '773601001', payment: 'card' });
});

test('the register fills what it knows, and what it does not know stays', () => {
  const values = { ...right, ...romashka };
  expect(filledBy(values, { kind: 'unknown' })).toEqual(values);
  const company = {
    inn: '7707083893',
    kpp: '',
    name: 'ПАО «Сбербанк»',
    address: '',
    state: 'active' as const,
  };
  expect(filledBy(values, { kind: 'found', company })).toEqual({
    ...values,
    companyInn: '7707083893',
    companyName: 'ПАО «Сбербанк»',
  });
});

test('what was filled for another number goes, what was typed stays', () => {
  const company = {
    inn: '7707083893',
    kpp: '773601001',
    name: 'ПАО «Сбербанк»',
    address: 'Москва, Вавилова',
    state: 'active' as const,
  };
  const before = { kind: 'found' as const, company };
  const filled = { ...filledBy({ ...right, ...romashka }, before), companyAddress: 'Москва, Арбат' };
  expect(filledBy({ ...filled, companyInn: '7736050003' }, { kind: 'unasked' }, before)).toMatchObject({
    companyInn: '7736050003',
    companyKpp: '',
    companyName: '',
    companyAddress: 'Москва, Арбат',
  });
});

test('there is no request without a consent or without a way to pay', () => {
  const seen = { total: 0, spendable: 0, cityId: 216, date: '', by: '' };
  expect(orderRequest({ ...right, personal: '' }, seen)).toBeNull();
  expect(orderRequest({ ...right, payment: 'barter' }, seen)).toBeNull();
});

const CODE = certificateCode(new Uint8Array(10));
const GIFT = { id: '0d6c1f3e-58a4-4a0b-9a52-6f3c2c1f9f11', lastFour: 'W7QK', balance: kopecks(300_000) };

test('gift certificates pay before money, and a code that was typed is not forgotten', () => {
  const certificates = withCertificate('', GIFT);
  expect(checkoutSums({ ...right, certificates, delivery: 'pickup' }, options).due).toBe(700_000);
  expect(
    orderRequest({ ...right, certificates }, { total: 0, spendable: 0, cityId: 216, date: '', by: '' }),
  ).toMatchObject({
    certificates: [GIFT.id],
  });
  expect(CHECKOUT.wrong({ ...right, certificates, certificateCode: CODE }, options)).toEqual([
    'certificateCode',
  ]);
  const all = withCertificate(certificates, { ...GIFT, balance: kopecks(5_000_000) });
  expect(readApplied(all)).toHaveLength(1);
  expect(checkoutSums({ ...right, certificates: all }, options).due).toBe(0);
  expect(withoutCertificate(all, GIFT.id)).toBe('');
  expect(readApplied(`${GIFT.id}:W7QK:-1 junk:W7QK:5 ${GIFT.id}`)).toEqual([]);
});

test('applied certificates are in a form that was opened again, whatever the tab remembers', () => {
  const again = initialValues({ user, addresses: [] }, { ...options, certificates: [GIFT] });
  expect(readApplied(again.certificates)).toEqual([GIFT]);
  const here = { options, cityId: 216 };
  expect(mergeOffered(again, { values: { ...right, certificates: '' } }, here).certificates).toBe(
    again.certificates,
  );
});

test('a cart of gift certificates needs no delivery and is paid by card alone', () => {
  const goods = roubles(5_000);
  const gifts = { ...options, isShipped: false, totals: { ...options.totals, goods, moneyOnly: goods } };
  const values = { ...initialValues({ user, addresses: [] }, gifts), offer: 'on', personal: 'on' };
  expect(values).toMatchObject({ delivery: 'electronic', payment: 'card' });
  expect(CHECKOUT.wrong(values, gifts)).toEqual([]);
  expect(CHECKOUT.wrong({ ...right, delivery: 'courier' }, gifts)).toEqual(['delivery']);
  expect(CHECKOUT.wrong({ ...right, delivery: 'electronic' }, options)).toEqual(['delivery']);
  expect(CHECKOUT.wrong({ ...values, payment: 'cash' }, gifts)).toEqual(['payment']);
  const seen = { total: goods, spendable: 0, cityId: 216, date: '', by: '' };
  expect(orderRequest(values, seen)).toMatchObject({ delivery: { kind: 'electronic' }, certificates: [] });
});

test('a form is read trimmed, and missing fields are empty', () => {
  const form = new FormData();
  form.set('name', ' Анна ');
  expect(CHECKOUT.read(form)).toMatchObject({ name: 'Анна', street: '', offer: '' });
});

test('an error found by the API is shown at its field, once', () => {
  const errors = ['contact.phone', 'delivery.address.street', 'delivery.address.street', 'something.else'];
  expect(CHECKOUT.named(errors)).toEqual(['phone', 'street']);
  expect(CHECKOUT.named([])).toEqual([]);
});
