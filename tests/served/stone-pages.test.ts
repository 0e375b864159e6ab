import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '@yahont/api/testing/api.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { makeTestStone } from '@yahont/api/testing/stones.ts';
import { openServedShop } from './served-shop.ts';
import type { ServedShop } from './served-shop.ts';

/** Whatever a supplier may write. */
const NAME = 'Бриллиант </script><img src=x onerror=alert(1)> <!-- "0,50" \u2028 ct';

let shop: ServedShop;
beforeAll(async () => {
  shop = await openServedShop({ fill: fillShop });
}, 120_000);
afterAll(() => shop.stop());

async function fillShop(api: TestApi): Promise<void> {
  const { storeId } = await fillSmallShop(api);
  await makeTestStone(api.context, { code: 'gia-1', certificate: '2141438171', name: NAME }, storeId);
  await api.changes.caughtUp();
}

test('a stone and its certificate are described to search engines', async () => {
  const { text } = await shop.get('/catalog/diamonds/gia-1/');
  const product = dataOf(text).find((one) => one['@type'] === 'Product');
  expect(product).toMatchObject({
    name: NAME,
    sku: 'gia-1',
    url: `${shop.origin}/catalog/diamonds/gia-1/`,
    hasCertification: {
      '@type': 'Certification',
      certificationIdentification: '2141438171',
      issuedBy: { name: 'Gemological Institute of America' },
      datePublished: '2026-09-12',
    },
    offers: {
      price: expect.stringMatching(/^150000(\.00)?$/),
      priceCurrency: 'RUB',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(product?.['additionalProperty']).toContainEqual(
    expect.objectContaining({ '@type': 'PropertyValue', value: expect.stringContaining('0,50') }),
  );
});

test('no text of a stone becomes markup, on its pages and in the listing', async () => {
  for (const address of ['', 'gia-1/', 'gia-1/selection/', 'gia-1/showing/', '?view=cards']) {
    const { status, text } = await shop.get(`/catalog/diamonds/${address}`);
    expect(status, address).toBe(200);
    expect(text, address).not.toContain('<img src=x');
    expect(text, address).not.toContain(NAME);
  }
  const { status, headers } = await shop.get('/catalog/diamonds/gia-1/certificate.pdf');
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
});

/** The JSON-LD of a page. */
function dataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}
