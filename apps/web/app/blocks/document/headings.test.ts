import { expect, test } from 'vitest';
import { headingsOf } from './headings.ts';

const text = (heading: string) => ({
  type: 'text' as const,
  heading,
  anchor: heading.toLowerCase(),
  parts: [],
});
const quote = { type: 'quote' as const, text: '«…»', author: '' };

test('a short text lists no headings', () => {
  expect(headingsOf([text(''), text('Как записаться'), quote])).toEqual([]);
});

test('a long text lists its headings, without parts that go on', () => {
  expect(headingsOf([text('Берилл'), text(''), quote, text('Масло'), text('Цена')])).toEqual([
    { anchor: 'берилл', heading: 'Берилл' },
    { anchor: 'масло', heading: 'Масло' },
    { anchor: 'цена', heading: 'Цена' },
  ]);
});
