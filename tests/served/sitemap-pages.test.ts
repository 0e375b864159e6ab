import { afterAll, beforeAll, expect, test } from 'vitest';
import { misplacedBlocks } from './markup.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

/** The public address of the shop, independent of where it listens. */
const ORIGIN = 'https://yahont.example';
/** With the general terms, or with the payments for a product. */
const INSTALMENT = /\S Рассрочка 0\s%: .+ без\sпереплаты, оператор\s— [^.]+\.$/;

let shop: ServedShop;

beforeAll(async () => {
  shop = await openServedShop({ changed: { publicOrigin: ORIGIN }, fill: 'demo' });
});
afterAll(() => shop.stop());

test('robots.txt names the sitemap and the parameters that do not change a page', async () => {
  const { status, text, headers } = await shop.get('/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(text).toMatch(/^Clean-param: utm_source&.*MailTrackingId.* \/$/m);
  expect(text).toMatch(/^Disallow: \/personal\/$/m);
});

test('every address of the sitemap is its own canonical page with valid markup', async () => {
  const index = await shop.get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = locationsIn(index.text);
  expect([...new Set(files.map(kindOf))]).toEqual([
    'pages',
    'sections',
    'products',
    'stones',
    'articles',
    'stores',
  ]);
  const addresses: string[] = [];
  for (const file of files) {
    const { status, text } = await shop.get(pathOf(file));
    expect(status, file).toBe(200);
    const found = locationsIn(text);
    expect(found.length, file).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(50_000);
    // Stone pages differ only in their numbers, and there are tens of thousands.
    addresses.push(...(kindOf(file) === 'stones' ? found.filter((_, index) => index % 10_000 === 0) : found));
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    const { status, text } = await shop.get(pathOf(address));
    expect(status, address).toBe(200);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1], address).toBe(address);
    expect(text, address).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(misplacedBlocks(text), address).toEqual([]);
    // SPEC 1.4: on every page, at its end.
    expect(/<meta name="description" content="([^"]*)"/.exec(text)?.[1], address).toMatch(INSTALMENT);
  }
  expect(shop.errors).toEqual([]);
}, 300_000);

test('products have their pictures, texts their date of change', async () => {
  const products = (await shop.get('/sitemap-products-1.xml')).text;
  expect(products).toMatch(new RegExp(`<image:loc>${ORIGIN}/pictures/[0-9a-f]+/1000.jpeg</image:loc>`));
  expect(products).not.toContain('<lastmod>');
  const pages = (await shop.get('/sitemap-pages-1.xml')).text;
  expect(pages).toMatch(/<loc>[^<]*\/delivery\/<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
});

test('a page that editors hide or redirect is removed from the sitemap', async () => {
  const has = async (path: string) =>
    locationsIn((await shop.get('/sitemap-pages-1.xml')).text).includes(ORIGIN + path);
  expect(await has('/vip/')).toBe(true);
  await shop.api.imports.importSeoPages([
    { url: '/vip/', noindex: { robotName: 'robots', content: 'noindex' } },
    { url: '/uvelire/', redirectTo: '/partners/' },
  ]);
  await expect.poll(() => has('/vip/')).toBe(false);
  expect(await has('/uvelire/')).toBe(false);
});

test('an unknown sitemap file answers 404', async () => {
  for (const path of ['/sitemap-products-99.xml', '/sitemap-nothing-1.xml', '/sitemap-pages-0.xml'])
    expect((await shop.get(path)).status, path).toBe(404);
});

function kindOf(file: string): string | undefined {
  return /sitemap-(\w+)-\d+\.xml$/.exec(file)?.[1];
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

function pathOf(address: string): string {
  expect(address.startsWith(`${ORIGIN}/`), address).toBe(true);
  return address.slice(ORIGIN.length);
}
