import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getArticle } from '@yahont/contracts/content/articles.ts';
import { getSitemap } from '@yahont/contracts/seo/sitemap.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { element, news, section } from '#src/testing/content/sample-articles.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await api.imports.importGuideSections([section('kamni', 10)]);
});
afterAll(() => api.stop());
beforeEach(() => api.clock.set(new Date('2026-11-20T12:00:00Z')));

const read = (code: string) => api.call(getArticle, { query: { kind: 'news', section: '', code } });

test('the day of the last change is that of other words, in Moscow; the sitemap names the same moment', async () => {
  const first = { publishedOn: '2026-11-03' };
  const days = async () => {
    const { publishedOn, changedOn } = (await read('dated')).answer();
    const { items } = (await api.call(getSitemap, { query: { kind: 'articles' } })).answer();
    return [publishedOn, changedOn, items.find(({ path }) => path === '/news/dated/')?.changedAt];
  };
  await api.imports.importArticles([news('dated', first)]);
  expect(await days()).toEqual(['2026-11-03', '2026-11-03', '2026-11-02T21:00:00.000Z']);
  // The demo moves its days; nobody has written anything.
  await api.imports.importArticles([news('dated', { publishedOn: '2026-11-04' })]);
  expect(await days()).toEqual(['2026-11-04', '2026-11-04', '2026-11-03T21:00:00.000Z']);
  api.clock.set(new Date('2026-11-20T21:30:00Z'));
  await api.imports.importArticles([news('dated', { publishedOn: '2026-11-04', h1: 'Иначе' })]);
  expect(await days()).toEqual(['2026-11-04', '2026-11-21', '2026-11-20T21:30:00.000Z']);
  api.clock.set(new Date('2026-11-22T12:00:00Z'));
  await api.imports.importArticles([news('dated', { publishedOn: '2026-11-04', h1: 'Иначе' })]);
  expect((await days())[1]).toBe('2026-11-21');
});

test('what was changed before its day of publication is unchanged on that day', async () => {
  await api.imports.importArticles([news('early', { publishedOn: '2026-11-21' })]);
  await api.imports.importArticles([news('early', { publishedOn: '2026-11-21', h1: 'Иначе' })]);
  api.clock.set(new Date('2026-11-21T12:00:00Z'));
  expect((await read('early')).answer().changedOn).toBe('2026-11-21');
});

test('an import announces the tag of the pages made from articles', async () => {
  // An earlier change may be announced late: only what arrives from now on counts.
  await api.changes.caughtUp();
  const heard: string[] = [];
  const stop = api.changes.subscribe((tags) => void heard.push(...tags));
  // The same again would write nothing.
  await api.imports.importArticles([news('announced', { publishedOn: '2026-11-01' })]);
  await expect.poll(() => heard).toContain('content:articles');
  stop();
});

test('an element of an unknown section is refused, and nothing of its list is written', async () => {
  const list = [news('with-it', {}), element('sirota', { section: 'nikakoy' })];
  await expect(api.imports.importArticles(list)).rejects.toMatchObject({ reason: 'unknown-guide-section' });
  expect(await read('with-it')).toMatchObject({ status: 404 });
});
