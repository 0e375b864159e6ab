import { expect, test } from 'vitest';
import { engravingLength, isEngraving, normaliseEngraving, readFace } from './engraving.ts';

test.each([
  ['Навсегда · 14.02.2027', true],
  ['', true],
  ['Ты — мой дом', true],
  ['а'.repeat(24), true],
  ['а'.repeat(25), false],
  ['Люблю… навсегда’ “А”', true],
  ['Ты и я ♥️', true],
  ['любовь 😀', false],
  ['<b>', false],
  ['愛', false],
])('%s can be engraved: %s', (text, isAllowed) => {
  expect(isEngraving(text)).toBe(isAllowed);
});

test('signs that phones put in become those of the faces', () => {
  expect(normaliseEngraving('Люблю… навсегда’ “А”')).toBe('Люблю... навсегда\' "А"');
});

test('spaces are counted once, and й is one sign however it was typed', () => {
  expect(normaliseEngraving('  Ты  и\nя ')).toBe('Ты и я');
  expect(engravingLength(' мои\u0306 ')).toBe(3);
});

test('an unknown typeface is the usual one', () => {
  expect([readFace('capitals'), readFace('comic'), readFace(null)]).toEqual(['capitals', 'italic', 'italic']);
});
