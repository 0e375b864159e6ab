import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { DeliveryTerms } from '@yahont/contracts/delivery/delivery-terms.ts';
import { kopecks } from '@yahont/values/money.ts';
import { DeliveryFacts } from './delivery-facts.tsx';

const TERMS: DeliveryTerms = {
  cityName: 'Омск',
  today: '2026-11-20',
  pickup: null,
  courier: {
    date: '2026-11-23',
    price: kopecks(49_000),
    freeFrom: kopecks(2_000_000),
    orderBefore: '15:00',
    fitting: null,
  },
};

function textOf(terms: DeliveryTerms): string {
  const element = <DeliveryFacts terms={terms} isPickupFirst={false} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToString(<RouterProvider router={router} />).replaceAll('\u00A0', ' ');
}

test('a city without a store is sent to no map: there is none of it', () => {
  const text = textOf(TERMS);
  expect(text).toContain('В вашем городе салона нет');
  expect(text).not.toContain('на карте');
  expect(text).not.toContain('/stores/');
});

test('a city with stores leads to them', () => {
  const pickup = { fromStore: '2026-11-20', brought: '2026-11-22', storeCount: 3 };
  expect(textOf({ ...TERMS, cityName: 'Казань', pickup })).toMatch(/\/stores\/.*3 салона/s);
});
