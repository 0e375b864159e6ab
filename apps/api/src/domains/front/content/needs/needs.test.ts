import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getArticle, listArticles, listGuide, type ArticleKind } from '@yahont/contracts/content/articles.ts';
import { getHome, getTextPage, listTextPages } from '@yahont/contracts/content/content.ts';
import { getDraft } from '@yahont/contracts/content/drafts.ts';
import { listQuestions } from '@yahont/contracts/content/questions.ts';
import { getVacancy } from '@yahont/contracts/content/vacancies.ts';
import { createText } from '@yahont/contracts/office/texts.ts';
import { getSitemap } from '@yahont/contracts/seo/sitemap.ts';
import { getSearchGroups } from '@yahont/contracts/search/search.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { action, element, news, section } from '#src/testing/content/sample-articles.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { until } from '#src/testing/until.ts';

const needs = 'instalment' as const;
/** In front matter of a marked text. */
const hidden = { h1: 'Малахитовый уговор', needs };
const startsOn = '2026-01-01';
const written = (heading: string, markdown: string) => ({ type: 'text' as const, heading, markdown });
const MARKED = [
  { ...written('Топазовый платёж', 'По частям.'), needs },
  { type: 'table' as const, head: ['Срок'], rows: [['шесть']], needs },
  { type: 'quote' as const, text: 'Удобно.', needs },
];
const BLOCKS = [
  written('Картой', 'Сразу.'),
  ...MARKED,
  { type: 'questions' as const, group: 'payment' as const },
];
const page = (path: string, more: object = {}) => ({
  path,
  title: path,
  description: '',
  h1: `Страница ${path}`,
  lead: '',
  blocks: [],
  ...more,
});
const question = (code: string, more: object = {}) => ({
  code,
  group: 'payment' as const,
  question: `Вопрос ${code}`,
  answer: 'Да.',
  ...more,
});
const teaser = (url: string) => ({
  eyebrow: '',
  title: '',
  text: '',
  url,
  linkText: '',
  picture: 'a1b2c3d4',
  pictureAlt: '',
});
const link = (url: string) => ({ text: 'Смотреть', url });
const slide = (primary: string, secondary: string) => ({
  eyebrow: '',
  title: primary,
  text: '',
  name: '',
  picture: 'a1b2c3d4',
  pictureAlt: '',
  primary: link(primary),
  secondary: link(secondary),
  caption: null,
});

/** Two shops on one database: the same texts. */
let offering: TestApi;
let without: TestApi;

beforeAll(async () => {
  offering = await createTestApi();
  await fillSmallShop(offering);
  const { imports } = offering;
  await imports.importGuideSections([section('kamni', 10), section('platezhi', 20)]);
  await imports.importArticles([
    action('skidka', { startsOn }),
    action('chastyami', { startsOn, ...hidden }),
    action('obmen', { startsOn }),
    news('osen', {}),
    news('chastyami', hidden),
    element('opal', {}),
    element('chastyami', { section: 'platezhi', ...hidden }),
  ]);
  await imports.importTextPages([page('/oplata/', { blocks: BLOCKS }), page('/chastyami/', hidden)]);
  await imports.importQuestions([question('kartoy'), question('chastyami', { question: hidden.h1, needs })]);
  await imports.importVacancies([
    {
      ...page(''),
      code: 'kassir',
      city: 'Москва',
      publishedOn: '2020-01-01',
      blocks: [written('Работа', 'Касса.'), ...MARKED],
    },
  ]);
  await imports.importHome({
    hero: [slide('/catalog/', '/actions/chastyami/'), slide('/actions/chastyami/', '/catalog/')],
    tilePaths: [],
    royal: { eyebrow: '', title: '', text: '', tiles: [] },
    actions: ['/actions/skidka/', '/actions/chastyami/'].map(teaser),
    guide: ['/guide/kamni/opal/', '/guide/platezhi/chastyami/'].map(teaser),
    promises: [],
  });
  without = await createTestApi({ instalments: { kind: 'none' } }, offering.database);
  await until(async () => (await found(offering, hidden.h1)).length === 5);
});
afterAll(async () => {
  await without.changes.stop();
  await offering.stop();
});

/** Both shops: `api` is one of them, `marked` what it shows of marked texts. */
const SHOPS = [
  { name: 'with an operator', api: () => offering, isOffered: true },
  { name: 'without an operator', api: () => without, isOffered: false },
];

describe.each(SHOPS)('$name', ({ api, isOffered }) => {
  const marked = <T>(...list: T[]): T[] => (isOffered ? list : []);
  const status = isOffered ? 200 : 404;

  test('a marked action or news is listed, and answers at its address', async () => {
    expect(await urlsOf(api(), 'action')).toEqual(
      new Set(['/actions/skidka/', '/actions/obmen/', ...marked('/actions/chastyami/')]),
    );
    expect(await urlsOf(api(), 'news')).toEqual(
      new Set(['/news/zima/', '/news/osen/', ...marked('/news/chastyami/')]),
    );
    const kinds: [ArticleKind, string][] = [
      ['action', ''],
      ['news', ''],
      ['guide', 'platezhi'],
    ];
    for (const [kind, at] of kinds)
      expect((await article(api(), kind, 'chastyami', at)).status, kind).toBe(status);
    expect((await article(api(), 'action', 'skidka')).status).toBe(200);
  });

  test('it is read next to others', async () => {
    const { related } = (await article(api(), 'action', 'skidka')).answer();
    expect(new Set(related.map(({ url }) => url))).toEqual(
      new Set(['/actions/obmen/', ...marked('/actions/chastyami/')]),
    );
  });

  test('a section of the guide with nothing but marked elements is shown', async () => {
    const { sections } = (await api().call(listGuide)).answer();
    expect(sections.map(({ code }) => code)).toEqual(['kamni', ...marked('platezhi')]);
  });

  test('a marked page is listed, and answers at its address', async () => {
    const { items } = (await api().call(listTextPages)).answer();
    expect(items.map(({ path }) => path)).toEqual([...marked('/chastyami/'), '/delivery/', '/oplata/']);
    expect((await pageAt(api(), '/chastyami/')).status).toBe(status);
  });

  test('a marked question is listed, and shown in texts', async () => {
    const { groups } = (await api().call(listQuestions)).answer();
    const codes = groups.flatMap(({ questions }) => questions.map(({ code }) => code));
    const shown = (await pageAt(api(), '/oplata/'))
      .answer()
      .blocks.flatMap((block) => (block.type === 'questions' ? block.questions : []));
    expect(new Set(codes)).toEqual(new Set(['kartoy', ...marked('chastyami')]));
    expect(new Set(shown.map(({ code }) => code))).toEqual(new Set(codes));
  });

  test('marked parts of a text are shown, without their mark', async () => {
    const { blocks } = (await pageAt(api(), '/oplata/')).answer();
    expect(blocks.map(({ type }) => type)).toEqual([
      'text',
      ...marked('text', 'table', 'quote'),
      'questions',
    ]);
    expect(JSON.stringify(blocks)).not.toContain('needs');
    const vacancy = (await api().call(getVacancy, { params: { code: 'kassir' } })).answer();
    expect(vacancy.blocks).toHaveLength(isOffered ? 4 : 1);
  });

  test('the home page links to marked texts', async () => {
    const { hero, actions, guide } = (await api().call(getHome)).answer();
    expect(actions.map(({ url }) => url)).toEqual(['/actions/skidka/', ...marked('/actions/chastyami/')]);
    expect(guide.map(({ url }) => url)).toEqual([
      '/guide/kamni/opal/',
      ...marked('/guide/platezhi/chastyami/'),
    ]);
    expect(hero.map(({ primary }) => primary.url)).toEqual(['/catalog/', ...marked('/actions/chastyami/')]);
    expect(hero[0]?.secondary ?? null).toEqual(isOffered ? link('/actions/chastyami/') : null);
  });

  test('the sitemap has their addresses', async () => {
    const paths = async (kind: 'pages' | 'articles') =>
      (await api().call(getSitemap, { query: { kind, page: 1 } })).answer().items.map(({ path }) => path);
    const listed = [...(await paths('pages')), ...(await paths('articles'))];
    expect(listed).toEqual(expect.arrayContaining(['/oplata/', '/actions/skidka/', '/guide/kamni/']));
    expect(new Set(listed.filter((path) => /chastyami|platezhi/.test(path)))).toEqual(
      new Set(
        marked(
          '/chastyami/',
          '/actions/chastyami/',
          '/news/chastyami/',
          '/guide/platezhi/',
          '/guide/platezhi/chastyami/',
        ),
      ),
    );
  });

  test('search finds marked texts, and texts by their marked parts', async () => {
    expect(await found(api(), hidden.h1)).toHaveLength(isOffered ? 5 : 0);
    expect(await found(api(), 'топазовый платёж')).toEqual(marked('/oplata/', '/vacancies/kassir/'));
    expect(await found(api(), 'картой')).not.toEqual([]);
  });
});

test('without an operator the link of a draft shows a marked text, without its marked parts', async () => {
  const { headers } = await makeStaff(without.context, ['editor']);
  const document = { kind: 'page' as const, body: page('/chernovik/', { ...hidden, blocks: BLOCKS }) };
  const { preview } = (await without.call(createText, { headers, body: { document } })).answer();
  const token = preview?.url.split('/').findLast((part) => part !== '') ?? '';
  const draft = (await without.call(getDraft, { query: { token } })).answer();
  expect(draft).toMatchObject({ kind: 'page', page: { h1: hidden.h1 } });
  const blocks = draft.kind === 'page' ? draft.page.blocks : [];
  expect(blocks.map(({ type }) => type)).toEqual(['text', 'questions']);
});

async function urlsOf(api: TestApi, kind: 'action' | 'news'): Promise<Set<string>> {
  const { items } = (await api.call(listArticles, { query: { kind } })).answer();
  return new Set(items.map(({ url }) => url));
}

function article(api: TestApi, kind: ArticleKind, code: string, at = '') {
  return api.call(getArticle, { query: { kind, code, section: at } });
}

function pageAt(api: TestApi, path: string) {
  return api.call(getTextPage, { query: { path } });
}

/** Addresses of what is found besides products. */
async function found(api: TestApi, q: string): Promise<string[]> {
  const { articles, pages } = (await api.call(getSearchGroups, { query: { q } })).answer();
  return [...articles, ...pages].map(({ url }) => url);
}
