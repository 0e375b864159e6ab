import type { ChosenSetting, StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { expect, test } from 'vitest';
import {
  inscriptionOf,
  isSameButInscription,
  otherStones,
  readChoice,
  selectionHref,
  withSetting,
} from './selection-address.ts';

test('an address is written in one order, whatever was chosen first', () => {
  const choice = readChoice(new URLSearchParams('metal=platinum&utm_source=x&setting=luna&kind='));
  expect(choice).toEqual({ setting: 'luna', metal: 'platinum' });
  expect(selectionHref('gia-1', choice, { size: '16.5', metal: null })).toBe(
    '/catalog/diamonds/gia-1/selection/?setting=luna&size=16.5',
  );
  expect(selectionHref('gia-1', {})).toBe('/catalog/diamonds/gia-1/selection/');
});

test('an inscription is in the address, and a change of it alone asks the server for nothing', () => {
  const words = inscriptionOf({ text: 'Ты и я', face: 'roman' });
  const address = selectionHref('gia-1', { setting: 'luna', ...words });
  expect(readChoice(new URL(address, 'http://shop.test').searchParams)).toEqual({
    setting: 'luna',
    engraving: 'Ты и я',
    face: 'roman',
  });
  expect(selectionHref('gia-1', { setting: 'luna', ...inscriptionOf({ text: '', face: 'roman' }) })).toBe(
    '/catalog/diamonds/gia-1/selection/?setting=luna',
  );
  const at = (query: string) => new URL(`http://shop.test/selection/?${query}`);
  expect(isSameButInscription(at('setting=luna'), at('setting=luna&engraving=a&face=roman'))).toBe(true);
  expect(isSameButInscription(at('setting=luna'), at('setting=sol&engraving=a'))).toBe(false);
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

test('other stones are of the size that the chosen setting takes', () => {
  const stone = { shape: 'oval' } as StoneSelection['stone'];
  const seat = { shapes: ['oval', 'round'], fromMm100: 560, toMm100: 605 };
  const chosen = { code: 'luna', seat } as ChosenSetting;
  expect(otherStones({ stone, chosen }, 'luna')).toBe(
    '/catalog/diamonds/?shape=oval&setting=luna&size=5.6-6.05',
  );
  // The address names another setting than the one that is shown.
  expect(otherStones({ stone, chosen }, 'avrora')).toBe('/catalog/diamonds/?shape=oval&setting=avrora');
  expect(otherStones({ stone, chosen }, undefined)).toBe('/catalog/diamonds/?shape=oval');
  expect(otherStones({ stone, chosen: null }, 'luna')).toBe('/catalog/diamonds/?shape=oval&setting=luna');
});
