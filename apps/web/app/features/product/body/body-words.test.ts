import { expect, test } from 'vitest';
import { bodyWords } from './body-words.ts';

type Piece = Parameters<typeof bodyWords>[0];

const CHAIN: Piece = {
  kind: 'chain',
  body: 'solid',
  weave: 'snake',
  widthMm10: 20,
  fineness: 585,
  inserts: [],
  skus: [
    { size: 45_000, weightMg: 9630 },
    { size: 50_000, weightMg: 10_700 },
  ],
};
const [, LONG = null] = CHAIN.skus;
const said = (piece: Partial<Piece>, chosen: typeof LONG) =>
  bodyWords({ ...CHAIN, ...piece }, chosen)?.note.replaceAll('\u00A0', ' ') ?? null;

test('a solid chain says its weight in the chosen length, and that of a hollow one', () => {
  expect(bodyWords(CHAIN, LONG)?.title).toBe('Литая, не полая');
  expect(said({}, LONG)).toBe(
    '10,7 г при ширине 2 мм: полая весила бы около 5,5 г. Звено не мнётся, и его можно запаять.',
  );
  expect(said({}, null)).toContain('9,63–10,7 г при ширине 2 мм: полая весила бы вдвое меньше.');
});

test('a hollow bracelet says what a solid one would weigh, and how to wear it', () => {
  const bracelet: Partial<Piece> = { kind: 'bracelet', body: 'hollow', weave: 'curb', widthMm10: 90 };
  const chosen = { size: 21_000, weightMg: 24_200 };
  expect(bodyWords({ ...CHAIN, ...bracelet }, chosen)?.title).toBe('Полый, не литой');
  expect(said(bracelet, chosen)).toContain('литой весил бы около 48,5 г. Лёгкая вещь');
});

test('nothing is said where the weight is not of the metal alone, or does not agree with the card', () => {
  expect(said({ body: 'hollow' }, LONG)).toBeNull();
  expect(said({ body: null }, LONG)).toBeNull();
  expect(said({ weave: null }, LONG)).toBeNull();
  expect(said({ kind: 'earrings' }, LONG)).toBeNull();
  expect(said({ skus: [{ size: null, weightMg: 9630 }] }, null)).toBeNull();
});
