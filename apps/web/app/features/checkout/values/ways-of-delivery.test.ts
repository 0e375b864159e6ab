import { expect, test } from 'vitest';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { kopecks } from '@yahont/values/money.ts';
import { options, right, user } from '../testing/right-form.ts';
import { deliverySummary } from '../summaries.ts';
import { checkoutSums } from './checkout-sums.ts';
import { CHECKOUT } from './checkout-values.ts';
import { mergeOffered } from './draft.ts';
import { initialValues } from './initial-values.ts';
import { orderRequest } from './order-request.ts';
import { shownDay } from './shown-day.ts';

test('a courier needs an address and a day on offer, a store does not', () => {
  const wrong = { ...right, street: ' ', house: '', date: '2026-12-31' };
  expect(CHECKOUT.wrong(wrong, options)).toEqual(['street', 'house', 'date']);
  expect(CHECKOUT.wrong({ ...wrong, delivery: 'pickup' }, options)).toEqual([]);
  expect(CHECKOUT.wrong({ ...wrong, delivery: 'pickup', storeId: '8' }, options)).toEqual(['storeId']);
});

test('a store is offered where there is one, in the form as in a draft', () => {
  const none = { ...options, pickup: [] };
  const values = { ...right, delivery: 'pickup' };
  expect(CHECKOUT.wrong(values, options)).toEqual([]);
  expect(CHECKOUT.wrong(values, none)).toEqual(['delivery', 'storeId']);
  const here = { options: none, cityId: 216 };
  expect(mergeOffered(right, { values }, here).delivery).toBe(right.delivery);
});

test('an unknown way of delivery is wrong itself, and asks for the fields of no other', () => {
  expect(CHECKOUT.wrong({ ...right, delivery: 'drone', street: '', storeId: '' }, options)).toEqual([
    'delivery',
  ]);
});

const company = {
  buyer: 'company',
  companyInn: '7707083893',
  companyKpp: '770701001',
  companyName: 'ООО «Ромашка»',
  companyAddress: 'Москва, Арбат, 1',
};
const withHours: CheckoutOptions = {
  ...options,
  courier: {
    ...options.courier,
    intervals: [
      { from: '10:00', to: '14:00', takenOn: ['2026-11-21', '2026-11-22'] },
      { from: '14:00', to: '18:00', takenOn: ['2026-11-21'] },
    ],
  },
};

test('the form starts with the first day and hours at which a courier is free', () => {
  expect(initialValues({ user, addresses: [] }, withHours)).toMatchObject({
    date: '2026-11-22',
    interval: '14:00',
  });
});

test('hours that are taken on the chosen day, or are none of the courier’s, are wrong; a store asks for none', () => {
  const chosen = { ...right, date: '2026-11-22', interval: '14:00' };
  expect(CHECKOUT.wrong(chosen, withHours)).toEqual([]);
  expect(CHECKOUT.wrong({ ...chosen, interval: '10:00' }, withHours)).toEqual(['interval']);
  expect(CHECKOUT.wrong({ ...chosen, date: '2026-11-21' }, withHours)).toEqual(['interval']);
  expect(CHECKOUT.wrong({ ...chosen, interval: '' }, withHours)).toEqual(['interval']);
  expect(CHECKOUT.wrong({ ...chosen, interval: '10:00', delivery: 'pickup' }, withHours)).toEqual([]);
});

test('express needs an address and no day, has its own price, and is wrong where there is none', () => {
  const today = {
    ...withHours,
    express: { price: kopecks(79_000), date: '2026-11-20', by: '17:30', orderBefore: '18:00', fitting: null },
  };
  const values = { ...right, delivery: 'express', date: '', interval: '' };
  expect(CHECKOUT.wrong(values, today)).toEqual([]);
  expect(CHECKOUT.wrong({ ...values, street: '' }, today)).toEqual(['street']);
  expect(CHECKOUT.wrong(values, options)).toEqual(['delivery']);
  expect(CHECKOUT.wrong({ ...values, ...company, payment: 'card' }, today)).toEqual([]);
  expect(CHECKOUT.wrong({ ...values, ...company, payment: 'invoice' }, today)).toEqual(['payment']);
  expect(checkoutSums(values, today).deliveryPrice).toBe(79_000);
  expect(orderRequest(values, { total: 0, spendable: 0, cityId: 216, date: '', by: '' })?.delivery).toEqual({
    kind: 'express',
    address: { street: 'Арбат', house: '1', flat: '', comment: '' },
  });
});

test('a point of a carrier must be one of the list, has its price, and is paid in advance', () => {
  const place = {
    code: 'OMS1',
    name: '',
    address: 'ул. Ленина, 1',
    metro: '',
    lat: 0,
    lon: 0,
    hoursText: '',
  };
  const point = { price: kopecks(34_600), freeFrom: kopecks(9_000_000), date: '2026-11-24', places: [place] };
  const carried = { ...options, point };
  const values = {
    ...initialValues({ user, addresses: [] }, carried),
    delivery: 'point',
    offer: 'on',
    personal: 'on',
  };
  expect(CHECKOUT.wrong(values, carried)).toEqual([]);
  expect(CHECKOUT.wrong({ ...values, pointCode: 'X' }, carried)).toEqual(['pointCode']);
  expect(CHECKOUT.wrong({ ...values, payment: 'cash' }, carried)).toEqual(['payment']);
  expect(CHECKOUT.wrong(values, options)).toEqual(['delivery', 'pointCode']);
  expect(checkoutSums(values, carried).due).toBe(1_034_600);
  expect(orderRequest(values, { total: 0, spendable: 0, cityId: 216, date: '', by: '' })?.delivery).toEqual({
    kind: 'point',
    code: 'OMS1',
  });
});

test('a carrier’s courier comes from a day on', () => {
  const courier = { ...options.courier, isCarried: true, dates: ['2026-11-24'], fitting: null };
  const place = { options: { ...options, courier }, today: '2026-11-20', cityName: 'Омск' };
  expect(deliverySummary({ ...right, date: '2026-11-24' }, place)).toMatch(/, с\s24\sноября$/);
});

test('the order says which day was shown, where none is chosen', () => {
  const express = {
    price: kopecks(79_000),
    date: '2026-11-20',
    by: '17:30',
    orderBefore: '18:00',
    fitting: null,
  };
  const shown = (delivery: string) => shownDay({ ...right, delivery }, { ...options, express });
  expect(shown('pickup')).toEqual({ date: '2026-11-21', by: '' });
  expect(shown('express')).toEqual({ date: '2026-11-20', by: '17:30' });
  expect(shown('courier')).toEqual({ date: '', by: '' });
  const seen = { total: 0, spendable: 0, cityId: 216 };
  const request = orderRequest({ ...right, delivery: 'express' }, { ...seen, ...shown('express') });
  expect(request).toMatchObject({ expectedDate: '2026-11-20', expectedBy: '17:30' });
  expect(orderRequest(right, { ...seen, ...shown('courier') })).not.toHaveProperty('expectedDate');
});
