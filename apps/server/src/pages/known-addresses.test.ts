import { expect, test } from 'vitest';
import { createKnownAddresses } from './known-addresses.ts';

const READS = new Set(['page', 'metal']);
const PATH = '/catalog/koltsa/';

function afterVisit(url: string, reads: ReadonlySet<string> | null = READS) {
  const known = createKnownAddresses();
  known.remember({ url, path: PATH, scale: 'ru', key: PATH, reads });
  return (asked: string) => known.find(asked, PATH, 'ru');
}

test('a query that the page does not read leads to the bare address', () => {
  const find = afterVisit(`${PATH}?utm_source=1&yclid=2`);
  expect(find(PATH)).toEqual({ key: PATH, isQueryDropped: false });
  expect(find(`${PATH}?utm_source=3`)).toEqual({ key: PATH, isQueryDropped: true });
  expect(find(`${PATH}?`)).toEqual({ key: PATH, isQueryDropped: true });
});

test.each(['?page=2', '?utm_source=1&page=2', '?page', '?p%61ge=2', '?a+b=1', '?utm_source=1#&page=2'])(
  '%s may be read, so the storefront is asked',
  (query) => expect(afterVisit(PATH)(PATH + query)).toBeNull(),
);

test('an address with a query that is read is known only as it is', () => {
  const find = afterVisit(`${PATH}?page=2`);
  expect(find(`${PATH}?page=2`)).toEqual({ key: PATH, isQueryDropped: false });
  expect(find(`${PATH}?page=2&utm_source=1`)).toBeNull();
  expect(find(PATH)).toBeNull();
});

test('where any query may matter, none is dropped', () => {
  const find = afterVisit(PATH, null);
  expect(find(PATH)).toEqual({ key: PATH, isQueryDropped: false });
  expect(find(`${PATH}?utm_source=1`)).toBeNull();
});

test('a scale has addresses of its own', () => {
  const known = createKnownAddresses();
  known.remember({ url: PATH, path: PATH, scale: 'gia', key: PATH, reads: READS });
  expect(known.find(`${PATH}?utm_source=1`, PATH, 'ru')).toBeNull();
  expect(known.find(`${PATH}?utm_source=1`, PATH, 'gia')?.key).toBe(PATH);
});
