import { expect, test } from 'vitest';
import { blockFields, headFields, withText } from './fields.ts';

const BODY = {
  path: '/delivery/',
  title: 'Доставка',
  h1: 'Доставка и оплата',
  blocks: [
    { type: 'text', heading: '', markdown: 'Привезём за день.', needs: null },
    { type: 'products', heading: 'Кольца', section: 'koltsa' },
  ],
};

test('texts are fields, addresses and choices are not', () => {
  expect(headFields(BODY).map(({ path }) => path)).toEqual([['title'], ['h1']]);
  expect(blockFields(BODY).map(({ name, fields }) => [name, fields.map(({ path }) => path.at(-1))])).toEqual([
    ['Текст', ['heading', 'markdown']],
    ['Изделия', ['heading']],
  ]);
});

test('a change of one text leaves the rest as it was', () => {
  const changed = withText(BODY, ['blocks', 0, 'markdown'], 'Привезём завтра.');
  expect(changed).toEqual({
    ...BODY,
    blocks: [{ ...BODY.blocks[0], markdown: 'Привезём завтра.' }, BODY.blocks[1]],
  });
  expect(BODY.blocks[0]?.markdown).toBe('Привезём за день.');
});
