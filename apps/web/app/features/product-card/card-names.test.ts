import { expect, test } from 'vitest';
import { kindName, labelName, ownName } from './card-names.ts';

test('a label stands before the word about the discount', () => {
  expect(labelName(['sale', 'new'], 15)).toBe('Новинка');
});

test('a discount with a percent needs no word', () => {
  expect(labelName(['sale'], 15)).toBeNull();
  expect(labelName([], 0)).toBeNull();
});

test('the own name of a piece is what stands in guillemets', () => {
  expect(ownName('Кольцо «Три слова» из белого золота')).toBe('«Три слова»');
  expect(ownName('Цепь якорная')).toBe('Цепь якорная');
});

test('what a piece is stands beside its own name', () => {
  expect(kindName('Кольцо «Три слова» из белого золота')).toBe('Кольцо из белого золота');
  expect(kindName('Цепь якорная')).toBe('');
});
