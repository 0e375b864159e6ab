import { expect, test } from 'vitest';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { passes, readStoreChoice, servicesToChoose, storeChoiceUrl, toggleService } from './store-choice.ts';

const read = (query: string) => readStoreChoice(new URLSearchParams(query));
const NOTHING = read('');
const house = store(true, ['cleaning', 'engraving', 'gold']);
const corner = store(false, ['cleaning', 'engraving']);
const small = store(true, ['cleaning']);

test('an address is read and written; what it says wrongly is left out', () => {
  const choice = read('store=12&service=gold&service=engraving&open=1&view=list');
  expect(choice).toEqual({ isOpen: true, services: ['engraving', 'gold'], storeId: 12, isList: true });
  expect(storeChoiceUrl('moskva', choice)).toBe(
    '/stores/moskva/?open=1&service=engraving&service=gold&store=12&view=list',
  );
  expect(read('store=x&service=massage&open=yes&view=globe')).toEqual(NOTHING);
  expect(storeChoiceUrl('moskva', NOTHING)).toBe('/stores/moskva/');
});

test('only services that distinguish the stores are offered', () => {
  expect(servicesToChoose([house, corner, small])).toEqual(['engraving', 'gold']);
  expect(servicesToChoose([small])).toEqual([]);
});

test('a store passes when it has every chosen service, and is open when that is chosen', () => {
  expect(passes(corner, NOTHING)).toBe(true);
  expect(passes(corner, { isOpen: true, services: [] })).toBe(false);
  expect(passes(corner, { isOpen: false, services: ['engraving', 'gold'] })).toBe(false);
  expect(passes(house, { isOpen: true, services: ['engraving', 'gold'] })).toBe(true);
});

test('a service is chosen by one press and cleared by a second', () => {
  const asked = toggleService(NOTHING, 'engraving');
  expect(asked.services).toEqual(['engraving']);
  expect(toggleService(asked, 'engraving')).toEqual(NOTHING);
});

function store(isOpenNow: boolean, services: Store['services']) {
  return { isOpenNow, services };
}
