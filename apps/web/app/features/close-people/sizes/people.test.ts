import { expect, test } from 'vitest';
import { listNameOf, PERSON, personFields } from '../person-values.ts';
import { forWhom } from './for-whom.ts';
import { hasSize, isMeasured, sizeOfPerson } from './size-of-person.ts';

const MAMA = { ring: 1650, chain: 50_000, bracelet: null };

test('words that are used as names get their case, other names stay as they are typed', () => {
  expect(['Мама', 'Тётя', 'т\u0435тя', 'Соня', 'Пётр'].map(forWhom)).toEqual([
    'для мамы',
    'для тёти',
    'для тёти',
    'Соня',
    'Пётр',
  ]);
});

test('a kind of jewellery is chosen by its own measure, and earrings by none', () => {
  expect(sizeOfPerson('ring', MAMA)).toBe(1650);
  expect(sizeOfPerson('chain', MAMA)).toBe(50_000);
  expect(sizeOfPerson('bracelet', MAMA)).toBeNull();
  expect(sizeOfPerson('earrings', MAMA)).toBeNull();
  expect([isMeasured('ring'), isMeasured('earrings')]).toEqual([true, false]);
  expect(hasSize({ ring: null, chain: null, bracelet: null })).toBe(false);
});

test('each wrong field is named, and a reminder asks for its day', () => {
  const typed = { ...PERSON.empty, name: ' ', ring: '14', chain: 'длинная', bracelet: '5', day: '31.04' };
  expect(PERSON.wrong(typed)).toEqual(['name', 'ring', 'chain', 'bracelet', 'day']);
  expect(PERSON.wrong({ ...PERSON.empty, name: 'Мама', remind: 'on' })).toEqual(['day']);
  expect(PERSON.wrong({ ...PERSON.empty, name: 'Мама' })).toEqual([]);
});

test('typed sizes and days become those of the API', () => {
  const typed = { ...PERSON.empty, name: 'Мама', ring: '16,5', chain: '50', bracelet: '17.5', day: '29.02' };
  expect(personFields({ ...typed, remind: 'on' })).toMatchObject({
    ring: 1650,
    chain: 50_000,
    bracelet: 17_500,
    day: '02-29',
    remind: true,
  });
});

test('a list is called by the person and the occasion, as long as that fits', () => {
  expect(listNameOf({ name: 'Мама', occasion: 'юбилей' })).toBe('Мама, юбилей');
  expect(listNameOf({ name: 'Мама', occasion: '' })).toBe('Мама');
  expect(listNameOf({ name: 'М'.repeat(40), occasion: 'ю'.repeat(40) })).toBe('М'.repeat(40));
});
