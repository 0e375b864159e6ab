import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { importedProduct } from '@yahont/api/testing/products/import-shapes.ts';
import type { TestApi } from '@yahont/api/testing/api.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { makeTestStone } from '@yahont/api/testing/stones.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

/** A hostile text that a supplier might write. */
const NAME = 'Бриллиант </script><img src=x onerror=alert(1)> <!-- "0,50" \u2028 ct';

const REPORTED = importedProduct('yakhont', {
  sectionPath: 'koltsa',
  inserts: [
    Insert.parse({
      gem: 'ruby',
      cut: 'cushion',
      count: 1,
      caratMilli: 2040,
      cutNote: 'Куш-57',
      quality: '2/2',
      role: 'Центральный',
      report: {
        laboratory: {
          name: 'МГУ',
          fullName: 'Геммологический центр МГУ',
          place: 'Москва',
          checkUrl: null,
        },
        number: '26-204117',
        issuedOn: '2026-10-14',
      },
    }),
  ],
});

let shop: ServedShop;
beforeAll(async () => {
  shop = await openServedShop({ fill: fillShop });
}, 120_000);
afterAll(() => shop.stop());

async function fillShop(api: TestApi): Promise<void> {
  const { storeId } = await fillSmallShop(api);
  await makeTestStone(api.context, { code: 'gia-1', certificate: '2141438171', name: NAME }, storeId);
  await api.imports.importProducts([REPORTED]);
  await api.changes.caughtUp();
}

test('the header of a piece and of a stone has its links for buying before the bar arrives', async () => {
  const [product] = (await shop.api.call(getListing, { query: { section: 'koltsa' } })).answer().cards;
  for (const [path, isBuying] of [
    ['/catalog/diamonds/gia-1/', true],
    [product?.url ?? '', true],
    ['/catalog/koltsa/', false],
    ['/catalog/diamonds/', false],
  ] as const) {
    const { text } = await shop.get(path);
    expect(/<header[^>]* data-buying="true"/.test(text), path).toBe(isBuying);
  }
});

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

test('the report on the stones of a piece is described to search engines, and nothing of a piece without one', async () => {
  const product = async (url: string | undefined) =>
    dataOf((await shop.get(url ?? '')).text).find((one) => one['@type'] === 'Product');
  const { cards } = (await shop.api.call(getListing, { query: { report: 'yes' } })).answer();
  expect(cards.map(({ name }) => name)).toEqual([REPORTED.name]);
  expect((await product(cards[0]?.url))?.['hasCertification']).toEqual({
    '@type': 'Certification',
    name: `Заключение МГУ\u00A026-204117`,
    certificationIdentification: '26-204117',
    issuedBy: { '@type': 'Organization', name: 'Геммологический центр МГУ' },
    datePublished: '2026-10-14',
  });
  const all = (await shop.api.call(getListing, { query: {} })).answer().cards;
  const other = await product(all.find(({ name }) => name !== REPORTED.name)?.url);
  expect(other).toMatchObject({ '@type': 'Product' });
  expect(other).not.toHaveProperty('hasCertification');
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
