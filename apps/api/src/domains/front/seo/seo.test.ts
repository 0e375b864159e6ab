import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';
import { ImportSeoPage, getSeoPage } from '@yahont/contracts/seo/seo.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

const about = async (url: string) => (await api.call(getSeoPage, { query: { url } })).answer();

test('an address without data answers with empty fields, not with an error', async () => {
  expect(await about('/nigde/')).toEqual(NO_SEO);
  expect(await about('')).toEqual(NO_SEO);
  expect(await about('//evil.example/%FF')).toEqual(NO_SEO);
});

test('data of an address is found under every spelling of it', async () => {
  const page = {
    title: 'Доставка',
    description: 'Курьером и в салон.',
    noindex: { robotName: 'robots', content: 'noindex, follow' },
    canonical: '/delivery/',
    redirectTo: 'https://yahont.example/delivery/',
    h1: 'Доставка и оплата',
    seoText: 'Первый абзац.\n\nВторой.',
  };
  await api.imports.importSeoPages([{ url: '/dostavka', ...page }]);
  await expect.poll(() => about('/dostavka/')).toEqual({ url: '/dostavka/', ...page });
  expect(await about('/dostavka?utm_source=a')).toEqual({ url: '/dostavka/', ...page });
  expect(await about(`/${encodeURIComponent('dostavka')}/#kurier`)).toEqual({ url: '/dostavka/', ...page });
});

test('data for a query applies to exactly that query', async () => {
  await api.imports.importSeoPages([
    { url: '/poisk/', title: 'Поиск' },
    { url: '/poisk/?q=кольцо&sort=price', title: 'Кольца' },
  ]);
  await expect.poll(() => about('/poisk/')).toEqual({ ...NO_SEO, url: '/poisk/', title: 'Поиск' });
  expect(await about('/poisk?sort=price&q=%D0%BA%D0%BE%D0%BB%D1%8C%D1%86%D0%BE')).toMatchObject({
    url: '/poisk/?q=кольцо&sort=price',
    title: 'Кольца',
  });
  expect(await about('/poisk/?q=кольцо')).toMatchObject({ title: 'Поиск' });
});

test('importing the same again announces nothing; a change does, and an empty entry deletes the row', async () => {
  const heard = vi.fn();
  const unsubscribe = api.changes.subscribe((tags) => {
    if (tags.includes('seo')) heard();
  });
  await api.imports.importSeoPages([{ url: '/a/', title: 'Первое' }]);
  await expect.poll(() => about('/a/')).toMatchObject({ title: 'Первое' });
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  await api.imports.importSeoPages([{ url: '/a', title: 'Первое' }]);
  await api.imports.importSeoPages([{ url: '/a/', title: 'Второе' }]);
  await expect.poll(() => about('/a/')).toMatchObject({ title: 'Второе' });
  await expect.poll(() => heard.mock.calls.length).toBe(2);
  await api.imports.importSeoPages([{ url: '/a/' }]);
  await expect.poll(() => about('/a/')).toEqual(NO_SEO);
  unsubscribe();
});

test.each([
  'javascript:alert(1)',
  '//evil.example/',
  '/\\evil.example',
  'http://a.example/',
  'data:,',
  'a/',
  '/a b',
])('a redirect to %s is refused, and so is such a canonical', async (target) => {
  await expect(api.imports.importSeoPages([{ url: '/x/', redirectTo: target }])).rejects.toThrow();
  expect(ImportSeoPage.safeParse({ url: '/x/', canonical: target }).success).toBe(false);
  expect(await about('/x/')).toEqual(NO_SEO);
});

test('an import with a redirect loop is refused as a whole', async () => {
  await api.imports.importSeoPages([{ url: '/one/', redirectTo: '/two/' }]);
  await expect(
    api.imports.importSeoPages([
      { url: '/two/', redirectTo: '/one/' },
      { url: '/three/', title: 'Третье' },
    ]),
  ).rejects.toMatchObject({ reason: 'redirect-loop' });
  expect(await about('/three/')).toEqual(NO_SEO);
});

test('editors do not write the instalment terms: the page adds them', () => {
  const words = (description: string) => ImportSeoPage.safeParse({ url: '/', description }).success;
  expect(words('Кольца. Рассрочка 0 % на 12 месяцев.')).toBe(false);
  expect(words('Кольца картой и в рассрочку.')).toBe(true);
});

test('an address longer than any of ours is refused', async () => {
  expect(await api.call(getSeoPage, { query: { url: `/${'a'.repeat(2000)}` } })).toMatchObject({
    status: 422,
  });
});
