import { expect, test } from 'vitest';
import { readStudio, studioHref, wordsOf, type StudioState } from './studio-state.ts';

const read = (search: string) => readStudio(new URLSearchParams(search));
const STATE: StudioState = {
  engraving: { text: 'Навсегда · 14.02.2027', face: 'roman' },
  surface: 'back',
  metal: 'white-gold',
  size: 1750,
};

test('an address that is shared shows the same inscription', () => {
  expect(read(new URL(studioHref(STATE), 'https://shop.test').search)).toEqual(STATE);
});

test('the bare page is a yellow ring of size 17, and its address stays bare', () => {
  const bare = read('');
  expect(bare).toEqual({
    engraving: { text: '', face: 'italic' },
    surface: 'inside',
    metal: 'yellow-gold',
    size: 1700,
  });
  expect(studioHref(bare)).toBe('/engraving/');
  expect(read('surface=under&metal=silver&size=99&face=gothic')).toEqual(bare);
});

test('only words that can be engraved are carried further', () => {
  expect(wordsOf({ text: '  Навсегда ', face: 'roman' })).toEqual({ text: 'Навсегда', face: 'roman' });
  expect(wordsOf({ text: ' ', face: 'roman' })).toBeNull();
  expect(wordsOf({ text: 'Люблю 💍', face: 'roman' })).toBeNull();
  expect(wordsOf({ text: 'двадцать пять знаков ровно', face: 'roman' })).toBeNull();
});
