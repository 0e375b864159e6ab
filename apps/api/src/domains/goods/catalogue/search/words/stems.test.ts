import { expect, test } from 'vitest';
import { GEMS } from '@yahont/contracts/catalogue/jewellery.ts';
import { GEM_NAMES } from '@yahont/contracts/catalogue/stone-names.ts';
import { GEMS_WITH } from './inflected-names.ts';
import { termOf, wordsOf } from './words.ts';

const nounOf = (text: string) => wordsOf(text).at(-1) ?? '';

test.each(GEMS)('%s is one word in every case', (gem) => {
  const name = nounOf(GEM_NAMES[gem]);
  const stem = name.replace(/[ьй]$/, '');
  const terms = [name, nounOf(GEMS_WITH[gem]), `${stem}ами`, `${stem}ов`, `${stem}а`].map(termOf);
  expect(new Set(terms).size, terms.join()).toBe(1);
});
