import { expect, test } from 'vitest';
import { day, filterQuery, idNumber, oneOf, readFilters, text } from './filters.ts';

const READERS = { status: oneOf(['new', 'ready']), store: idNumber, q: text(5), on: day };

test.each([
  ['', {}],
  ['status=ready&store=2&q=1833&on=2026-11-30', { status: 'ready', store: 2, q: '1833', on: '2026-11-30' }],
  ['status=lost&store=-1&q=toolong&on=today', {}],
  ['status=&at=5', {}],
])('the address «%s» sets %o', (search, filters) => {
  expect(readFilters(READERS, new URLSearchParams(search))).toEqual(filters);
});

test('filters are written as they are read, and unset ones are left out', () => {
  const filters = { status: 'ready', store: 2, q: undefined };
  expect(filterQuery(filters)).toBe('?status=ready&store=2');
  expect(readFilters(READERS, new URLSearchParams(filterQuery(filters)))).toEqual({
    status: 'ready',
    store: 2,
  });
  expect(filterQuery({ q: undefined })).toBe('');
});
