import { expect, test } from 'vitest';
import { hasChoice, listingHref, usualHref, withChoice } from './picker-address.ts';

const search = new URLSearchParams('utm_source=mail&price=-100000&carat=0.45-0.55&colour=1-2');

test('a choice changes one range and keeps the other', () => {
  expect(withChoice(search, 'price', '-200000')).toBe('?carat=0.45-0.55&price=-200000');
  expect(withChoice(search, 'carat', null)).toBe('?price=-100000');
  expect(withChoice(new URLSearchParams('price=-1'), 'price', null)).toBe('');
  expect([hasChoice(search), hasChoice(new URLSearchParams('colour=1-2&carat='))]).toEqual([true, false]);
});

test('the listing is opened with the shape and the choice, in its own keys', () => {
  expect(listingHref('oval', search)).toBe('/catalog/diamonds/?shape=oval&carat=0.45-0.55&price=-100000');
  expect(usualHref('oval', '80000-100000')).toBe(
    `/catalog/diamonds/?shape=oval&price=80000-100000&colour=3-5&clarity=4-6&quality=${encodeURIComponent('А-Б')}`,
  );
});
