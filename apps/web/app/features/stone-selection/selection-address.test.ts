import { expect, test } from 'vitest';
import { readChoice, selectionHref, withSetting } from './selection-address.ts';

test('an address is written in one order, whatever was chosen first', () => {
  const choice = readChoice(new URLSearchParams('metal=platinum&utm_source=x&setting=luna&kind='));
  expect(choice).toEqual({ setting: 'luna', metal: 'platinum' });
  expect(selectionHref('gia-1', choice, { size: '16.5', metal: null })).toBe(
    '/catalog/diamonds/gia-1/selection/?setting=luna&size=16.5',
  );
  expect(selectionHref('gia-1', {})).toBe('/catalog/diamonds/gia-1/selection/');
});

test('a value that no filter has is left out', () => {
  expect(readChoice(new URLSearchParams({ setting: 'x'.repeat(5000) }))).toEqual({});
});

test('the way back to the stones keeps the setting', () => {
  expect(withSetting('/catalog/diamonds/gia-1/', 'luna')).toBe('/catalog/diamonds/gia-1/?setting=luna');
  expect(withSetting('/catalog/diamonds/?shape=round', 'luna')).toBe(
    '/catalog/diamonds/?shape=round&setting=luna',
  );
  expect(withSetting('/catalog/diamonds/', undefined)).toBe('/catalog/diamonds/');
});
