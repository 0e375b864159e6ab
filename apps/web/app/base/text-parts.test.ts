import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

test('a short first line without a full stop is the heading', () => {
  expect(textParts('Как выбрать\n\nСначала металл.\n  \nПотом камень.')).toEqual({
    heading: 'Как выбрать',
    paragraphs: ['Сначала металл.', 'Потом камень.'],
  });
});

test('a text may have no heading, or consist of one line', () => {
  expect(textParts('Сначала металл.\nПотом камень.').heading).toBeNull();
  expect(textParts('Как выбрать')).toEqual({ heading: null, paragraphs: ['Как выбрать'] });
  expect(textParts(' \n ')).toEqual({ heading: null, paragraphs: [] });
});
