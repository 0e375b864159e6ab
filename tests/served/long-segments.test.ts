import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { addressOf, routePaths } from './every-route.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

let shop: ServedShop;
beforeAll(async () => {
  shop = await openServedShop({ fill: fillSmallShop });
});
afterAll(() => shop.stop());

const DYNAMIC = routePaths().filter((path) => /[:*]/.test(path));

test.each([201, 300, 3000])(
  'a segment of %i characters breaks no route that has a parameter',
  async (length) => {
    expect(DYNAMIC.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const path of DYNAMIC) {
      for (const text of ['x'.repeat(length), '9'.repeat(length)]) {
        const { status } = await shop.get(addressOf(path, text));
        if (status >= 500 || status === 200) wrong.push(`${status} ${path}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(shop.errors).toEqual([]);
  },
);

test('a vacancy with a code that no vacancy can have is a page that does not exist', async () => {
  for (const length of [200, 201]) {
    const { status, text } = await shop.get(`/vacancies/${'x'.repeat(length)}/`);
    expect(status).toBe(404);
    expect(text).toContain('Page Not Found');
  }
});
