import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { kopecks, roubles, ZERO } from '@yahont/values/money.ts';
import { PaidThings } from './paid-things.tsx';

const PENDANT: Order['lines'][number] = {
  id: 1,
  kind: 'jewellery',
  productId: 7,
  url: '/catalog/',
  name: 'Кулон «Снежинка»',
  details: [],
  article: null,
  metal: null,
  size: null,
  picture: null,
  gift: null,
  stone: null,
  uins: [],
  parts: [],
  price: roubles(9_800),
  prices: [],
  promoDiscount: ZERO,
  bonusDiscount: ZERO,
  total: roubles(9_800),
  services: [],
  back: null,
  works: [],
  set: null,
  setDiscount: kopecks(0),
};

test('pieces that read alike are one row with their number', () => {
  const lines = [PENDANT, { ...PENDANT, id: 2 }, { ...PENDANT, id: 3, details: ['цепь 45 см'] }];
  const text = renderToStaticMarkup(<PaidThings lines={lines} />).replaceAll('\u00A0', ' ');
  expect(text.match(/Снежинка/g)).toHaveLength(2);
  expect(text).toContain('Кулон «Снежинка» × 2');
});
