import { expect, test } from 'vitest';
import { kindName, labelName, ownName } from './card-names.ts';

test('a label precedes the word about the discount', () => {
  expect(labelName(['sale', 'new'], 15)).toBe('Новинка');
});

test('a discount with a percentage needs no word', () => {
  expect(labelName(['sale'], 15)).toBeNull();
  expect(labelName([], 0)).toBeNull();
});

test('the own name of a product is the part in guillemets', () => {
  expect(ownName('Кольцо «Три слова» из белого золота')).toBe('«Три слова»');
  expect(ownName('Цепь якорная')).toBe('Цепь якорная');
});

test('the kind of a product is the rest of its name', () => {
  expect(kindName('Кольцо «Три слова» из белого золота')).toBe('Кольцо из белого золота');
  expect(kindName('Цепь якорная')).toBe('');
});
