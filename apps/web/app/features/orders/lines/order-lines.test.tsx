import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { OrderLines } from './order-lines.tsx';

const UIN = '1799000000000284';
/** A ring at 36,800 ₽ with a 5 % discount; points pay 255.31 ₽ of it; the rest is paid by card. */
const RING: Order['lines'][number] = {
  id: 1,
  kind: 'jewellery',
  productId: 7,
  url: '/catalog/rings/7/',
  name: 'Кольцо',
  details: [],
  article: 'К-7',
  metal: 'white-gold',
  size: 165,
  picture: null,
  gift: null,
  prices: [],
  stone: null,
  uins: [UIN],
  parts: [],
  price: kopecks(3_680_000),
  promoDiscount: kopecks(184_000),
  bonusDiscount: kopecks(25_531),
  total: kopecks(3_470_469),
  services: [
    {
      id: 2,
      service: 'gift-wrap',
      name: 'Подарочная упаковка',
      details: [],
      price: kopecks(35_000),
      total: kopecks(34_744),
    },
  ],
  back: null,
  works: [],
  set: null,
  setDiscount: kopecks(0),
};

function shown(line: Partial<Order['lines'][number]> = {}): string {
  const element = <OrderLines lines={[{ ...RING, ...line }]} uinCheckUrl="https://check.example/{uin}" />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');
}

test('a thing and its service cost what the sum of the order counts: points are taken off there alone', () => {
  const text = shown();
  expect(text).toContain('34 960 ₽ 36 800 ₽');
  expect(text).toContain('Подарочная упаковка: 350 ₽');
  expect(text).not.toMatch(/347,44|34 704,69/);
  expect(shown({ promoDiscount: kopecks(0), price: kopecks(3_680_000) })).not.toContain('36 800 ₽ 36 800 ₽');
});

test.each([
  ['returned', 'Вернули'],
  ['not-kept', 'Примерили и не взяли'],
] as const)('a thing that was %s is not shown as owned', (back, words) => {
  const text = shown({ back });
  expect(text).toContain(words);
  expect(text).not.toContain(UIN.slice(0, 4));
  expect(shown()).toContain(UIN.slice(0, 4));
});
