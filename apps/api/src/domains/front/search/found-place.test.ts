import { expect, test } from 'vitest';
import { fold, stemOf, wordsOf } from '#src/domains/goods/catalogue/index.ts';
import type { ReadableText } from '#src/domains/front/content/index.ts';
import { indexPlaces, placeFor } from './found-place.ts';

const stemsOf = (text: string) => wordsOf(text).map((word) => stemOf(fold(word)));

const text: ReadableText = {
  kind: 'guide',
  url: '/guide/metally-i-proby/serebro/',
  title: 'Уход за серебром',
  summary: '',
  body: '',
  places: [
    { heading: 'Почему темнеет', anchor: 'почему-темнеет', body: 'Сера из воздуха и косметика.' },
    { heading: 'Как чистить', anchor: 'как-чистить', body: 'Мягкая салфетка, мыло и тёплая вода.' },
    {
      heading: 'Как хранить',
      anchor: 'как-хранить',
      body: 'В закрытой шкатулке. Чистить перед тем не нужно.',
    },
  ],
  minutes: 2,
  picture: null,
  from: null,
  until: null,
};

const placeOf = (query: string) =>
  placeFor(
    { text, places: indexPlaces(text, stemsOf) },
    new Map(stemsOf(query).map((stem) => [stem, 1])),
    stemsOf,
  );

test('a heading that names the query is the place, with its anchor', () => {
  expect(placeOf('чистить серебро')).toEqual({
    heading: 'Как чистить',
    url: '/guide/metally-i-proby/serebro/#как-чистить',
  });
});

test('without such a heading the part whose words name the query is', () => {
  expect(placeOf('салфетка для серебра')?.heading).toBe('Как чистить');
});

test('a query that the title answers has no place, nor has one about something else', () => {
  expect(placeOf('серебро')).toBeNull();
  expect(placeOf('изумруд')).toBeNull();
});
