import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getArticle } from '@yahont/contracts/content/articles.ts';
import { getTextPage } from '@yahont/contracts/content/content.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { openUpgradedDatabase } from '#src/testing/database.ts';

const head = { title: 'Уход', description: 'Как хранить.', h1: 'Уход', lead: '', pictureFocus: '50% 50%' };

/** A page with everything that a text of sections could have. */
const PAGE = {
  ...head,
  path: 'uhod',
  picture: null,
  pictureAlt: '',
  links: [{ text: 'Гарантия', url: '/garantiya/' }],
  royal: null,
  footnotes: ['По ГОСТ Р 51152.'],
  sections: [
    {
      heading: 'Хранение',
      paragraphs: ['Цена 5*2 за _штуку_ [1], не [скидка].', '# не заголовок'],
      list: ['сухо', '1. темно'],
    },
    { heading: '', paragraphs: ['Звоните.'], list: [] },
  ],
  pieces: { heading: 'Шкатулки', linkText: 'Все шкатулки', sectionPath: 'shkatulki' },
};

const ARTICLE = {
  ...head,
  kind: 'guide',
  section: 'kamni',
  code: 'rubin',
  picture: null,
  link: null,
  note: '',
  sort: 100,
  publishedOn: '2026-01-10',
  sections: [
    {
      heading: 'Цвет',
      paragraphs: ['Голубиная кровь.'],
      list: [],
      figure: { picture: { hash: 'rubin', alt: 'Рубин' }, caption: 'Рубин из Бирмы' },
    },
    { heading: 'Цена', paragraphs: [], list: ['дорого'], figure: null },
  ],
};

const SECTION = { code: 'kamni', name: 'Камни', title: 'Камни', description: '', lead: '', picture: null };

/** SQL of a body; none of the texts contains the delimiter of these strings. */
const json = (body: object) => `$body$${JSON.stringify(body)}$body$`;

const DATA = `
  insert into content_blocks (key, body, changed_at) values ('page:/uhod/', ${json(PAGE)}, '2026-11-20 09:00:00+00');
  insert into guide_sections (code, sort, body, changed_at) values ('kamni', 1, ${json(SECTION)}, '2026-11-20 09:00:00+00');
  insert into articles (kind, section, code, published_on, sort, body, changed_at)
  values ('guide', 'kamni', 'rubin', '2026-01-10', 100, ${json(ARTICLE)}, '2026-11-20 09:00:00+00');`;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({}, await openUpgradedDatabase({ lastTag: '0035_leads', data: DATA }));
  await api.imports.importPictures([
    { hash: 'rubin', width: 900, height: 600, background: 'light', placeholder: 'data:,' },
  ]);
  await api.changes.caughtUp();
});
afterAll(() => api.stop());

describe('texts of sections, of before 0036', () => {
  test('a page is shown as blocks: paragraphs, then the list, and every sign is itself', async () => {
    const page = (await api.call(getTextPage, { query: { path: '/uhod/' } })).answer();
    expect(page).not.toHaveProperty('sections');
    expect(page.blocks).toEqual([
      {
        type: 'text',
        heading: 'Хранение',
        anchor: expect.stringMatching(/./),
        parts: [
          {
            kind: 'paragraph',
            inlines: [{ text: 'Цена 5*2 за _штуку_ ' }, { text: '1', note: 1 }, { text: ', не [скидка].' }],
          },
          { kind: 'paragraph', inlines: [{ text: '# не заголовок' }] },
          {
            kind: 'list',
            isOrdered: false,
            items: [[{ text: 'сухо' }], [{ text: '1. темно' }]],
          },
        ],
      },
      {
        type: 'text',
        heading: '',
        anchor: '',
        parts: [{ kind: 'paragraph', inlines: [{ text: 'Звоните.' }] }],
      },
    ]);
    expect(page).toMatchObject({
      path: '/uhod/',
      h1: 'Уход',
      links: PAGE.links,
      notes: [[{ text: 'По ГОСТ Р 51152.' }]],
    });
  });

  test('an article has its picture above the text that it belonged to', async () => {
    const query = { kind: 'guide', section: 'kamni', code: 'rubin' };
    const { blocks } = (await api.call(getArticle, { query })).answer();
    expect(blocks).toMatchObject([
      {
        type: 'picture',
        caption: 'Рубин из Бирмы',
        picture: { kind: 'photo', photo: { hash: 'rubin', alt: 'Рубин' } },
      },
      { type: 'text', heading: 'Цвет', parts: [{ kind: 'paragraph' }] },
      { type: 'text', heading: 'Цена', parts: [{ kind: 'list', items: [[{ text: 'дорого' }]] }] },
    ]);
  });

  test('the pieces below a page are a block of products at its end; nothing of sections is stored', async () => {
    const { rows } = await api.database.query(
      `select body from documents union all select imported from documents union all select body from document_versions`,
    );
    expect(rows).toHaveLength(9);
    for (const { body } of rows) {
      expect(body).not.toHaveProperty('sections');
      expect(body).not.toHaveProperty('footnotes');
      expect(body).not.toHaveProperty('pieces');
    }
    const page = rows.map(({ body }) => body).find((body) => Object(body).path === 'uhod');
    expect(Object(page).blocks.at(-1)).toEqual({
      type: 'products',
      heading: 'Шкатулки',
      linkText: 'Все шкатулки',
      section: 'shkatulki',
      filters: '',
      sort: 'popular',
      limit: 4,
    });
  });
});
