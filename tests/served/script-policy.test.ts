import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

let shop: ServedShop;
beforeAll(async () => {
  shop = await openServedShop({ fill: fillSmallShop });
});
afterAll(() => shop.stop());

test.each(['/', '/catalog/', '/catalog/koltsa/', '/delivery/', '/cart/', '/check_user/', '/missing/'])(
  'the policy of %s allows each script that the page needs, and no mark leaves the shop',
  async (address) => {
    // Requests it twice: rendered, then from the cache.
    for (let round = 0; round < 2; round += 1) {
      const { text, headers } = await shop.get(address);
      const policy = String(headers['content-security-policy']);
      const inline = [...text.matchAll(SCRIPT)].filter(
        ([, attributes = '']) => !/\bsrc=|ld\+json/.test(attributes),
      );
      expect(inline.length).toBeGreaterThanOrEqual(3);
      for (const [, , code = ''] of inline)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      expect(text).not.toContain('data-mark');
    }
  },
);
