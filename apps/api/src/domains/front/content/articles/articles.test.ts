import { afterAll, beforeAll, expect, test } from 'vitest';
import { getArticle, listArticles, listGuide } from '@yahont/contracts/content/articles.ts';
import { getHome } from '@yahont/contracts/content/content.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { action, element, news, section } from '#src/testing/content/sample-articles.ts';
import { importedCity } from '#src/testing/products/import-shapes.ts';
import { until } from '#src/testing/until.ts';

const TODAY = '2026-11-20';
const VLADIVOSTOK = { id: 300, name: 'Владивосток', translit: 'vladivostok', timezoneOffset: 10 };

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  api.clock.set(new Date(`${TODAY}T12:00:00Z`));
  await api.imports.importCities([importedCity(), importedCity(VLADIVOSTOK)]);
  await api.imports.importPictures([
    { hash: 'ring', width: 1600, height: 900, background: 'light', placeholder: 'data:,' },
  ]);
  await until(() => api.catalogue.pictureOf({ hash: 'ring', alt: '' }) !== null);
  await api.imports.importGuideSections([section('uhod', 20), section('kamni', 10), section('pusto', 5)]);
  await api.imports.importArticles([
    news('first', { publishedOn: '2026-11-01' }),
    news('second', { publishedOn: '2026-11-18' }),
    news('tomorrow', { publishedOn: '2026-11-21' }),
    action('over', { startsOn: '2026-10-01', endsOn: '2026-11-19', sort: 1 }),
    action('long-over', { startsOn: '2026-09-01', endsOn: '2026-09-30', sort: 0 }),
    action('last-day', { startsOn: '2026-11-01', endsOn: TODAY, sort: 30 }),
    action('endless', { startsOn: '2026-01-01', sort: 20, topic: 'bonuses', promoCode: null }),
    action('fortnight', { startsOn: '2026-11-01', endsOn: '2026-12-04', sort: 40 }),
    action('later', { startsOn: '2026-11-01', endsOn: '2026-12-05', sort: 50 }),
    action('soon', { startsOn: '2026-11-21', sort: 10 }),
    element('zhemchug', { sort: 30 }),
    element('brilliant/ogranka', { sort: 10 }),
    element('brilliant', { sort: 20 }),
    element('rubin', { sort: 40 }),
    element('zhemchug', { section: 'uhod' }),
  ]);
});
afterAll(() => api.stop());

test('home shows today’s actions, and links that are no actions', async () => {
  const teaser = (url: string) => ({
    eyebrow: '',
    title: url,
    text: '',
    url,
    linkText: '',
    picture: 'ring',
    pictureAlt: '',
  });
  const offered = ['/actions/over/', '/actions/last-day/', '/actions/soon/', '/gold_buying/'];
  await api.imports.importHome({
    hero: [],
    tilePaths: [],
    royal: { eyebrow: '', title: '', text: '', tiles: [] },
    actions: offered.map(teaser),
    guide: [],
    promises: [],
  });
  const { actions } = (await api.call(getHome)).answer();
  expect(actions.map(({ url }) => url)).toEqual(['/actions/last-day/', '/gold_buying/']);
});

test('news are listed newest first; those with a future date are neither listed nor found', async () => {
  expect(await urls('news')).toEqual(['/news/second/', '/news/first/']);
  expect(await read('news', 'tomorrow')).toMatchObject({
    status: 404,
    problem: { code: 'article-not-found' },
  });
});

test('actions: current ones by sort, then future ones, then ended ones', async () => {
  const { items } = (await api.call(listArticles, { query: { kind: 'action' } })).answer();
  expect(items.map(({ url, action: days }) => [url, days?.state])).toEqual([
    ['/actions/endless/', 'current'],
    ['/actions/last-day/', 'current'],
    ['/actions/fortnight/', 'current'],
    ['/actions/later/', 'current'],
    ['/actions/soon/', 'coming'],
    ['/actions/over/', 'ended'],
    ['/actions/long-over/', 'ended'],
  ]);
});

test('an action says what it is about, whether it has a code, and whether it ends within two weeks', async () => {
  const { items } = (await api.call(listArticles, { query: { kind: 'action' } })).answer();
  const said = items.map(({ url, action: days }) => [url, days?.topic, days?.hasCode, days?.isEnding]);
  expect(said).toEqual([
    ['/actions/endless/', 'bonuses', false, false],
    ['/actions/last-day/', null, true, true],
    ['/actions/fortnight/', null, true, true],
    ['/actions/later/', null, true, false],
    ['/actions/soon/', null, true, false],
    ['/actions/over/', null, true, false],
    ['/actions/long-over/', null, true, false],
  ]);
});

test('an ended action can still be read, and says so', async () => {
  expect((await read('action', 'over')).answer()).toMatchObject({
    action: { state: 'ended', startsOn: '2026-10-01', endsOn: '2026-11-19', condition: 'Всем' },
    promoCode: 'ЯХОНТ10',
    note: 'Мелким шрифтом',
    related: ['endless', 'last-day', 'fortnight', 'later'].map((code) => ({ url: `/actions/${code}/` })),
  });
});

test('an action ends with the day of the city, not of the server', async () => {
  api.clock.set(new Date('2026-11-20T15:00:00Z'));
  const headers = { 'user-location-id': String(VLADIVOSTOK.id) };
  const query = { kind: 'action', code: 'last-day' };
  const there = await api.call(getArticle, { query, headers });
  expect(there.answer().action?.state).toBe('ended');
  expect((await api.call(getArticle, { query })).answer().action?.state).toBe('current');
  api.clock.set(new Date(`${TODAY}T12:00:00Z`));
});

test('the guide: sections by sort, nested elements after their parent, empty sections omitted', async () => {
  const { sections } = (await api.call(listGuide)).answer();
  expect(sections.map(({ url, elements }) => [url, elements.map((one) => one.url)])).toEqual([
    [
      '/guide/kamni/',
      [
        '/guide/kamni/brilliant/',
        '/guide/kamni/brilliant/ogranka/',
        '/guide/kamni/zhemchug/',
        '/guide/kamni/rubin/',
      ],
    ],
    ['/guide/uhod/', ['/guide/uhod/zhemchug/']],
  ]);
});

test('the dictionary of the guide: its letters with their places, its words and the first of the fullest letter', async () => {
  expect((await api.call(listGuide)).answer().glossary).toBeNull();
  const letter = (heading: string, words: readonly string[]) => ({
    type: 'text' as const,
    heading,
    markdown: words.map((word) => `- **${word}.** Слово на [${heading}](/catalog/).`).join('\n'),
  });
  const blocks = [
    { type: 'text' as const, heading: 'Как читать', markdown: '- **Нет.** Это не буква.' },
    letter('А', ['Аграф', 'Алмаз']),
    letter('Х, Ц', ['Хризолит', 'Цаворит', 'Центровка']),
  ];
  await api.imports.importArticles([element('slovar', { section: 'uhod', blocks })]);
  const url = '/guide/uhod/slovar/';
  expect((await api.call(listGuide)).answer().glossary).toEqual({
    url,
    letters: [
      { letter: 'А', url: `${url}#а` },
      { letter: 'Х', url: `${url}#х-ц` },
      { letter: 'Ц', url: `${url}#х-ц` },
    ],
    wordCount: 5,
    examples: ['Хризолит', 'Цаворит', 'Центровка'].map((word) => ({ word, meaning: 'Слово на Х, Ц.' })),
  });
  const shown = (await read('guide', 'slovar', 'uhod')).answer();
  expect(shown.blocks.map((block) => (block.type === 'text' ? block.anchor : ''))).toEqual([
    'как-читать',
    'а',
    'х-ц',
  ]);
});

test('an element of the guide has its breadcrumbs and its related elements', async () => {
  const article = (await read('guide', 'brilliant/ogranka', 'kamni')).answer();
  expect(article).toMatchObject({ h1: 'brilliant/ogranka', sectionName: 'Раздел kamni', action: null });
  expect(article.breadcrumbs.map(({ url }) => url)).toEqual([
    '/',
    '/guide/',
    '/guide/kamni/',
    '/guide/kamni/brilliant/',
    '/guide/kamni/brilliant/ogranka/',
  ]);
  expect(article.related.map(({ url }) => url)).toEqual([
    '/guide/kamni/zhemchug/',
    '/guide/kamni/rubin/',
    '/guide/kamni/brilliant/',
  ]);
});

test('one code in two sections is two elements', async () => {
  expect((await read('guide', 'zhemchug', 'uhod')).answer().url).toBe('/guide/uhod/zhemchug/');
  expect((await read('guide', 'zhemchug', 'kamni')).answer().url).toBe('/guide/kamni/zhemchug/');
});

test('an address that does not exist is `article-not-found`, whichever part is wrong', async () => {
  const wrong = [
    { kind: 'news', code: 'net-takoy' },
    { kind: 'news', code: 'endless' },
    { kind: 'action', code: 'first' },
    { kind: 'guide', section: 'kamni', code: 'net-takogo' },
    { kind: 'guide', section: 'net-takogo', code: 'brilliant' },
    { kind: 'guide', section: '', code: 'brilliant' },
    { kind: 'guide', section: 'kamni', code: 'x'.repeat(3000) },
  ];
  for (const query of wrong) {
    expect(await api.call(getArticle, { query }), JSON.stringify(query)).toMatchObject({
      status: 404,
      problem: { code: 'article-not-found' },
    });
  }
});

test('missing pictures are omitted, the text stays', async () => {
  const article = (await read('news', 'first')).answer();
  expect(article.picture).toMatchObject({ hash: 'ring', alt: 'Кольцо' });
  expect(article.blocks).toMatchObject([
    {
      type: 'picture',
      picture: { kind: 'photo', photo: { hash: 'ring', alt: 'Кольцо' } },
      caption: 'Подпись',
    },
    { type: 'text', heading: 'Есть', anchor: 'есть' },
    { type: 'text', heading: 'Потеряна' },
  ]);
});

test('importing again changes the text at the same address', async () => {
  await api.imports.importArticles([news('second', { publishedOn: '2026-11-18', h1: 'Иначе' })]);
  expect(await urls('news')).toEqual(['/news/second/', '/news/first/']);
  expect((await read('news', 'second')).answer().h1).toBe('Иначе');
});

async function urls(kind: 'news' | 'action'): Promise<string[]> {
  const { items } = (await api.call(listArticles, { query: { kind } })).answer();
  return items.map(({ url }) => url);
}

function read(kind: string, code: string, sectionCode = '') {
  return api.call(getArticle, { query: { kind, section: sectionCode, code } });
}
