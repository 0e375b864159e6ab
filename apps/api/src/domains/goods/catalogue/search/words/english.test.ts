import { expect, test } from 'vitest';
import { translate } from './english.ts';

test.each([
  ['pearl earrings', 'серьги с жемчугом'],
  ['Earrings with pearls', 'серьги с жемчугом'],
  ['brilliant ring', 'кольцо с бриллиантом'],
  ['wedding ring', 'обручальное кольцо'],
  ['white gold ring 17 under 50000', 'кольцо из белого золота 17 до 50000'],
  ["men's silver chain", 'мужская цепь из серебра'],
  ['tennis bracelet', 'теннисный браслет'],
  ['pearl strand', 'колье с жемчугом'],
  ['pearl necklace', 'колье с жемчугом'],
  ['gold', 'золото'],
  ['diamonds', 'бриллиант'],
  ['Cartier ring', 'кольцо Cartier'],
  ['Cartier love', null],
  ['kolco s brilliantom', null],
  ['кольцо', null],
  ['for the', null],
])('«%s» is «%s»', (query, translated) => {
  expect(translate(query, () => false)).toBe(translated);
});

test('a word of the catalogue is not translated', () => {
  expect(translate('tennis ring', (word) => word === 'tennis')).toBe('кольцо tennis');
});
