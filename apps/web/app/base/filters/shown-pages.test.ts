import { expect, test } from 'vitest';
import { createPageMemory } from './shown-pages.ts';

const { rememberPage, shownPages } = createPageMemory<{ id: number }>();
const card = (id: number) => ({ id });
const idsOf = (shown: { cards: readonly { id: number }[] }) => shown.cards.map(({ id }) => id);

test('going back shows every appended page', () => {
  rememberPage('rings', 1, [card(1), card(2)]);
  rememberPage('rings', 2, [card(3)]);
  const shown = shownPages('rings', { page: 3, cards: [card(4)] }, 1);
  expect(idsOf(shown)).toEqual([1, 2, 3, 4]);
  expect(shown.from).toBe(1);
});

test('a page opened by its number is shown alone', () => {
  rememberPage('chains', 1, [card(1)]);
  expect(idsOf(shownPages('chains', { page: 2, cards: [card(2)] }, 2))).toEqual([2]);
});

test('a gap ends the shown pages', () => {
  rememberPage('brooches', 1, [card(1)]);
  const shown = shownPages('brooches', { page: 3, cards: [card(5)] }, 1);
  expect(shown).toMatchObject({ from: 3 });
  expect(idsOf(shown)).toEqual([5]);
});

test('a product that moved to another page is shown once', () => {
  rememberPage('pendants', 1, [card(1), card(2)]);
  expect(idsOf(shownPages('pendants', { page: 2, cards: [card(2), card(3)] }, 1))).toEqual([1, 2, 3]);
});
