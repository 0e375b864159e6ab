import { expect, test } from 'vitest';
import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import { filterQuery, isShown, readFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test.each(['', '?state=invited', '?role=editor', '?state=left&role=consultant&store=7'])(
  'an address names its filters: «%s»',
  (query) => {
    expect(filterQuery(read(query))).toBe(query);
  },
);

test('unknown words mean no filter', () => {
  expect(read('?state=gone&role=king&store=abc')).toEqual({ state: 'works', role: null, storeId: null });
  expect(read('?store=-1').storeId).toBeNull();
});

test('a person is shown when role and store are theirs', () => {
  const person: OfficeStaff = {
    id: 1,
    name: 'Вера Ким',
    email: null,
    state: 'works',
    roles: ['consultant'],
    storeIds: [7],
    secondStep: 'totp',
    lastSeenAt: null,
    invitationEndsAt: null,
  };
  expect(isShown(person, { role: 'consultant', storeId: 7 })).toBe(true);
  expect(isShown(person, { role: 'editor', storeId: null })).toBe(false);
  expect(isShown(person, { role: null, storeId: 8 })).toBe(false);
});
