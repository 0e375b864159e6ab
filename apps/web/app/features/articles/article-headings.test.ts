import { expect, test } from 'vitest';
import { articleHeadings } from './article-headings.ts';

const sections = (...headings: string[]) => headings.map((heading) => ({ heading }));

test('a short text lists no headings', () => {
  expect(articleHeadings(sections('', 'Как записаться', ''))).toEqual([]);
});

test('a long text lists its headings by position, without continued parts', () => {
  expect(articleHeadings(sections('Берилл', '', 'Масло', 'Чего нельзя'))).toEqual([
    { id: 'part-1', heading: 'Берилл' },
    { id: 'part-3', heading: 'Масло' },
    { id: 'part-4', heading: 'Чего нельзя' },
  ]);
});
