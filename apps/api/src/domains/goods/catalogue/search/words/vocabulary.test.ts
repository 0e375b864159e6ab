import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { letterMask, canBeWithin } from './letter-mask.ts';
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

test.each(['цыпт', 'цеп', 'кошшцу', 'абырвалг'])('«%s» is too far from every known word', (typed) => {
  expect(vocabulary.nearest(typed)).toBeNull();
});

test('the letter mask never excludes a word that the edit distance allows', () => {
  for (const word of WORDS) {
    for (const other of [...WORDS, 'калцо', 'сеерги', 'цепт', 'бралианты', 'брслате']) {
      for (const typos of [1, 2]) {
        const isNear = editDistance(word, other, typos) <= typos;
        if (isNear) expect(canBeWithin(letterMask(word), letterMask(other), typos)).toBe(true);
      }
    }
  }
  expect(canBeWithin(letterMask('кольцо'), letterMask('браслет'), 2)).toBe(false);
});
