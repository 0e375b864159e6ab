import { randomUUID } from 'node:crypto';
import { placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { GiftInput } from '@yahont/contracts/certificates/gift.ts';
import type { TestApi, TestHeaders } from '../api.ts';
import type { OrderBody } from '../orders.ts';

/** What a shopper fills in on the page of gift certificates. */
export function giftFor(wish: Partial<GiftInput>): GiftInput {
  return {
    design: 'ruby',
    receiver: 'Мария',
    sender: 'Андрей',
    greeting: 'Выбери сама',
    way: 'mail',
    address: 'maria@example.ru',
    sending: null,
    tellsOpening: false,
    ...wish,
  };
}

/** Orders a cart of gift certificates by card. */
export function placeElectronic(api: TestApi, headers: TestHeaders, wish: Partial<OrderBody>) {
  return api.call(placeOrder, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: {
      contact: { name: 'Андрей', lastName: 'Ершов', phone: '+79161234567', email: 'andrey@example.ru' },
      delivery: { kind: 'electronic' },
      payment: 'card',
      acceptsOffer: true,
      acceptsPersonalData: true,
      expectedTotal: 0,
      ...wish,
    },
  });
}
