import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { letterMask, mayBeNear } from './letter-mask.ts';
import { createVocabulary } from './vocabulary.ts';

const WORDS = [
  'кольцо',
  'колье',
  'серьги',
  'браслет',
  'бриллианты',
  'перстень',
  'подвеска',
  'цепь',
  'гарантия',
];
const vocabulary = createVocabulary();
for (const word of WORDS) vocabulary.learn(word);

test.each([
  ['калцо', 'кольцо'],
  ['кошьцу', 'кольцо'],
  ['бралианты', 'бриллианты'],
  ['перцень', 'перстень'],
  ['подвестка', 'подвеска'],
  ['сеерги', 'серьги'],
  ['гарантея', 'гарантия'],
  ['цепт', 'цепь'],
])('«%s» is corrected to «%s»', (typed, meant) => {
  expect(vocabulary.nearest(typed)).toBe(meant);
});

test.each(['цыпт', 'цеп', 'кошшцу', 'абырвалг'])('«%s» is too far from every word', (typed) => {
  expect(vocabulary.nearest(typed)).toBeNull();
});

test('a mask never hides a word that the edit distance allows', () => {
  for (const word of WORDS) {
    for (const other of [...WORDS, 'калцо', 'сеерги', 'цепт', 'бралианты', 'брслате']) {
      for (const slips of [1, 2]) {
        const isNear = editDistance(word, other, slips) <= slips;
        if (isNear) expect(mayBeNear(letterMask(word), letterMask(other), slips)).toBe(true);
      }
    }
  }
  expect(mayBeNear(letterMask('кольцо'), letterMask('браслет'), 2)).toBe(false);
});
