import { expect, test } from 'vitest';
import { readLine, readText } from './read-text.ts';

const paragraph = (markdown: string, noteCount = 0) => {
  const [part] = readText(markdown, noteCount).shown;
  return part?.kind === 'paragraph' ? part.inlines : [];
};
const faultsOf = (markdown: string, noteCount = 0) =>
  readText(markdown, noteCount).faults.map(({ code }) => code);

test('words carry the marks around them', () => {
  expect(paragraph('Проба **585** — *это* [золото **и** медь](/guide/metally/).')).toEqual([
    { text: 'Проба ' },
    { text: '585', isStrong: true },
    { text: ' — ' },
    { text: 'это', isEmphasis: true },
    { text: ' ' },
    { text: 'золото ', url: '/guide/metally/' },
    { text: 'и', url: '/guide/metally/', isStrong: true },
    { text: ' медь', url: '/guide/metally/' },
    { text: '.' },
  ]);
});

test('lines of one paragraph are one line', () => {
  expect(paragraph('Первая\nвторая  \nтретья')).toEqual([
    { text: 'Первая вторая' },
    { text: ' ' },
    { text: 'третья' },
  ]);
});

test('lists and headings are parts of their own', () => {
  expect(readText('### Как мерить\n\n1. раз\n2. два\n\n- вода\n- мыло', 0)).toEqual({
    faults: [],
    shown: [
      { kind: 'heading', text: 'Как мерить', anchor: 'как-мерить' },
      { kind: 'list', isOrdered: true, items: [[{ text: 'раз' }], [{ text: 'два' }]] },
      { kind: 'list', isOrdered: false, items: [[{ text: 'вода' }], [{ text: 'мыло' }]] },
    ],
  });
});

test('a footnote mark links to its footnote; one without a footnote is a fault', () => {
  expect(paragraph('Шпинель[^2]', 2)).toEqual([{ text: 'Шпинель' }, { text: '2', note: 2 }]);
  expect(paragraph('Шпинель[^3]', 2)).toEqual([{ text: 'Шпинель[^3]' }]);
  expect(faultsOf('Шпинель[^3]', 2)).toEqual(['mark']);
});

test.each([
  '/delivery/',
  '#размер',
  'tel:+74951274011',
  'mailto:dom@yahont.example',
  'https://probpalata.gov.ru/',
])('a link to %s is shown', (url) => {
  expect(faultsOf(`[сюда](${url})`)).toEqual([]);
  expect(paragraph(`[сюда](${url})`)[0]?.url).toBeDefined();
});

test.each([
  'javascript:alert(1)',
  'http://a.example/',
  '//evil.example/',
  'data:text/html,',
  'delivery/',
  '',
])('a link to «%s» is a fault and leads nowhere', (url) => {
  expect(faultsOf(`[сюда](${url})`)).toEqual(['link']);
  expect(paragraph(`[сюда](${url})`)).toEqual([{ text: 'сюда' }]);
});

test.each([
  ['<script>alert(1)</script>', 'html'],
  ['до <b>жирно</b>', 'html'],
  ['## Большой', 'block'],
  ['> цитата', 'block'],
  ['![кольцо](/a.jpg)', 'mark'],
  ['`код`', 'mark'],
  ['- раз\n  - два', 'block'],
  ['***', 'block'],
])('%s is a fault', (markdown, code) => {
  expect(faultsOf(markdown)).toContain(code);
});

test('a cell is a line, whatever it begins with', () => {
  expect(readLine('1. Золото').shown).toEqual([{ text: '1. Золото' }]);
  expect(readLine('**585**').shown).toEqual([{ text: '585', isStrong: true }]);
  expect(readLine('').shown).toEqual([]);
});
