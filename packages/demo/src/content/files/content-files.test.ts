import { expect, test } from 'vitest';
import { pictureHash } from '../../pictures.ts';
import { PageHead } from '../heads.ts';
import { readContent } from './content-files.ts';

const PICTURE = 'ring-halo-round-white';
const HEAD = 'path: /a/\nh1: Имя\ndescription: Слова';

const read = (body: string, head = HEAD) =>
  readContent('content/pages/a.md', `---\n${head}\n---\n${body}`, PageHead);
const blocksOf = (body: string) => read(body).body.blocks;

test('a heading takes what follows it; words above the first heading have none', () => {
  expect(
    blocksOf('Сначала.\n\n## Потом\n\nРаз\nдва.\n\n- вода\n  и мыло\n\n### Ещё\n\nТри.\n\n## Конец\n\nВсё.'),
  ).toEqual([
    { type: 'text', heading: '', markdown: 'Сначала.' },
    { type: 'text', heading: 'Потом', markdown: 'Раз два.\n\n- вода и мыло\n\n### Ещё\n\nТри.' },
    { type: 'text', heading: 'Конец', markdown: 'Всё.' },
  ]);
});

test('a table has its caption and its columns of figures', () => {
  const table = '| Проба | Золото, % |\n| --- | ---: |\n| 585 | 58,5 |\n| 750 | **75** |';
  const shown = {
    type: 'table',
    caption: 'Пробы золота',
    head: ['Проба', 'Золото, %'],
    rows: [
      ['585', '58,5'],
      ['750', '**75**'],
    ],
    isNumeric: [false, true],
  };
  expect(blocksOf(`Table: Пробы золота\n\n${table}`)).toEqual([shown]);
  expect(blocksOf(`Table: Пробы золота\n${table}`)).toEqual([shown]);
  expect(blocksOf(`## Пробы\n\nСлова.\n\n${table}\n\nДальше.`)).toEqual([
    { type: 'text', heading: 'Пробы', markdown: 'Слова.' },
    { ...shown, caption: '' },
    { type: 'text', heading: '', markdown: 'Дальше.' },
  ]);
});

test('a quote names its author', () => {
  expect(blocksOf('> Камень не торопят.\n> — Пётр Громов, закрепщик')).toEqual([
    { type: 'quote', text: 'Камень не торопят.', author: 'Пётр Громов, закрепщик' },
  ]);
  expect(blocksOf('> Камень — не торопят.')).toEqual([
    { type: 'quote', text: 'Камень — не торопят.', author: '' },
  ]);
});

test('every directive becomes its block', () => {
  const figure = { picture: { hash: pictureHash(PICTURE), alt: 'Кольцо' }, caption: 'Ореол' };
  const line = `::picture{photo="${PICTURE}" alt="Кольцо" caption="Ореол"}`;
  expect(
    blocksOf(
      [
        line,
        `:::gallery\n${line}\n${line}\n:::`,
        `::film{name="${PICTURE}" alt="Кольцо"}`,
        '::products{heading="Кольца" link="Все" section="koltsa" filters="metal=gold&shape=round" sort="new" limit=6}',
        '::stones{filters="shape=round&carat=0.5-1"}',
        '::stores{heading="Где" where="everywhere"}',
        '::form{name="feedback"}',
        '::questions{group="delivery"}\n\n::questions{codes="srok vozvrat"}',
        '::calculator{heading="Сколько" name="gold"}',
      ].join('\n\n'),
    ),
  ).toEqual([
    { type: 'picture', ...figure },
    { type: 'gallery', pictures: [figure, figure] },
    { type: 'film', name: PICTURE, still: pictureHash(PICTURE), alt: 'Кольцо', caption: '' },
    {
      type: 'products',
      heading: 'Кольца',
      linkText: 'Все',
      section: 'koltsa',
      filters: 'metal=gold&shape=round',
      sort: 'new',
      limit: 6,
    },
    { type: 'stones', heading: '', linkText: '', filters: 'shape=round&carat=0.5-1', limit: 4 },
    { type: 'stores', heading: 'Где', where: 'everywhere', service: null },
    { type: 'form', heading: '', form: 'feedback', subject: '' },
    { type: 'questions', heading: '', group: 'delivery', codes: [] },
    { type: 'questions', heading: '', group: null, codes: ['srok', 'vozvrat'] },
    { type: 'calculator', heading: 'Сколько', calculator: 'gold' },
  ]);
});

test('footnotes are kept beside the text, in the order of their numbers', () => {
  expect(read('Раз[^1] и два[^2].\n\n[^2]: Второе.\n\n[^1]: Первое.').body).toEqual({
    blocks: [{ type: 'text', heading: '', markdown: 'Раз[^1] и два[^2].' }],
    notes: ['Первое.', 'Второе.'],
  });
});

test('blocks of a part need what it says, and those around it do not', () => {
  const needs = 'instalment';
  const part = ':::part{needs="instalment"}\n\n## Потом\n\nДва.\n\n| Срок |\n| --- |\n| шесть |\n\n:::';
  expect(blocksOf(`## Сразу\n\nРаз.\n\n${part}\n\nТри.`)).toEqual([
    { type: 'text', heading: 'Сразу', markdown: 'Раз.' },
    { type: 'text', heading: 'Потом', markdown: 'Два.', needs },
    { type: 'table', caption: '', head: ['Срок'], rows: [['шесть']], isNumeric: [false], needs },
    { type: 'text', heading: '', markdown: 'Три.' },
  ]);
  expect(blocksOf(':::part{needs=instalment}\nОдин.\n:::')).toEqual([
    { type: 'text', heading: '', markdown: 'Один.', needs },
  ]);
});

test('a text as a whole may need something', () => {
  expect(read('', `${HEAD}\nneeds: instalment`).head.needs).toBe('instalment');
  expect(read('').head.needs).toBeUndefined();
});

test('rules of the shop stand in texts by their names', () => {
  expect(read('До {{months}} платежей.').body.blocks).toEqual([
    { type: 'text', heading: '', markdown: 'До 6 платежей.' },
  ]);
});

test.each([
  ['слова\n\n::nothing{}', HEAD, /a\.md:8: no directive ::nothing/],
  ['::picture{photo="no" alt="Нет"}', HEAD, /a\.md:6: .*no picture no/],
  ['::picture{alt="Нет"}', HEAD, /a\.md:6: /],
  [':::part{needs="luck"}\n\nСлово.\n\n:::', HEAD, /a\.md:8: needs: /],
  [':::part{}\n\nСлово.\n\n:::', HEAD, /a\.md:8: needs: /],
  [':::part{needs=instalment at=1}\n\nСлово.\n\n:::', HEAD, /a\.md:8: .*Unrecognized key/],
  [
    '::::part{needs=instalment}\n:::part{needs=instalment}\nА.\n:::\n::::',
    HEAD,
    /a\.md:7: no directive :::part/,
  ],
  ['', `${HEAD}\nneeds: luck`, /a\.md:5: needs: /],
  ['<b>слово</b>', HEAD, /a\.md:6: html is not allowed/],
  ['# Большой', HEAD, /a\.md:6: heading is not allowed/],
  ['До {{never}}', HEAD, /a\.md:6: no rule \{\{never\}\}/],
  ['Раз[^2]\n\n[^2]: Второе.', HEAD, /footnote \[\^2\] where \[\^1\] is next/],
  ['', `${HEAD}\nhi: 1`, /a\.md:5: hi: Unrecognized key/],
  ['', `${HEAD}\npicture:\n  name: no\n  alt: Нет`, /a\.md:6: picture\.name: no picture no/],
  ['', 'path: /a/\nh1: [', /a\.md:\d: /],
  ['', 'path: /a/\nh1: Имя', /a\.md:\d: description: /],
])('a fault names its file and line: %s', (body, head, message) => {
  expect(() => read(body, head)).toThrow(message);
});

test('a file without front matter is refused', () => {
  expect(() => readContent('content/pages/a.md', 'Слова', PageHead)).toThrow(/a\.md:1: no front matter/);
});
