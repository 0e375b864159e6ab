import { expect, test } from 'vitest';
import {
  formAddress,
  listingIdentity,
  listingQuery,
  refusedRange,
  toggleValue,
  withKey,
  withoutFilters,
  withPage,
  withUnderstood,
  writtenRange,
} from './listing-address.ts';

const of = (text: string) => new URLSearchParams(text);

test('the API gets the keys that it knows and no others', () => {
  const query = listingQuery(of('metal=silver&metal=platinum&stone=&sort=cheapest&sale=yes&utm_source=mail'));
  expect(query).toMatchObject({ metal: ['silver', 'platinum'], stone: [], sort: 'popular', page: 1 });
  expect(query.sale).toBeUndefined();
  expect(query).not.toHaveProperty('utm_source');
});

test('a value is added once and removed by a second press', () => {
  expect(toggleValue(of('metal=silver'), 'metal', 'platinum')).toBe('?metal=platinum&metal=silver');
  expect(toggleValue(of('metal=silver&metal=platinum'), 'metal', 'silver')).toBe('?metal=platinum');
});

test('changing a filter returns to the first page', () => {
  expect(toggleValue(of('page=4'), 'size', '16.5')).toBe('?size=16.5');
});

test('equal filters have equal addresses, in whatever order they were selected', () => {
  expect(withKey(of('sort=new&size=17&size=16.5'), 'sale', '1')).toBe(
    withKey(of('size=16.5&size=17&sort=new'), 'sale', '1'),
  );
});

test('the default sort and the first page are not written', () => {
  expect(withKey(of('sort=new'), 'sort', 'popular')).toBe('');
  expect(withPage(of('metal=silver&page=3'), 1)).toBe('?metal=silver');
  expect(withPage(of('metal=silver'), 3)).toBe('?metal=silver&page=3');
});

test('clearing keeps the search text and the sort', () => {
  expect(withoutFilters(of('q=рубин&metal=silver&sort=new&page=2&price=1-2'))).toBe(
    `?${of('q=рубин&sort=new').toString()}`,
  );
});

test('a form sent without JavaScript leads to the same address as a press', () => {
  expect(formAddress(of('metal=silver&price_from=20 000 ₽&price_to=&sort=popular'))).toBe(
    '?metal=silver&price=20000-',
  );
  expect(formAddress(of('price_from=20000,5&price_to=30000,5'))).toBe('?price=20000-30001');
  expect(formAddress(of('metal=silver&price_from=&price_to='))).toBeNull();
});

test('a range is written with the digits that the API reads, rounded outwards', () => {
  expect(writtenRange('carat', { from: 0.4567, to: 1.2341 })).toBe('0.456-1.235');
  expect(writtenRange('carat', { from: null, to: 5000 })).toBe('-99.999');
  expect(writtenRange('price', { from: 20_000.5, to: null })).toBe('20000-');
  expect(writtenRange('price', { from: null, to: null })).toBeNull();
  expect(formAddress(of('carat_from=0,5&carat_to='))).toBe('?carat=0.5-');
});

test('a price that is not a number leads nowhere, and both fields keep what was typed', () => {
  for (const typed of ['дорого', '-5', '1e5', 'abc']) {
    const sent = new URLSearchParams({ metal: 'silver', price_from: typed, price_to: '300 000' });
    expect(formAddress(sent)).toBeNull();
    expect(refusedRange(sent, 'price')).toEqual({ from: typed, to: '300 000' });
  }
  const huge = of('price_from=&price_to=99 999 999 999');
  expect(formAddress(huge), 'more digits than any price').toBeNull();
  expect(refusedRange(huge, 'price')).toEqual({ from: '', to: '99 999 999 999' });
  expect(formAddress(of('price_to=999999999'))).toBe('?price=-999999999');
  expect(refusedRange(of('price_from=20 000&price_to='), 'price')).toBeNull();
  expect(refusedRange(of('metal=silver'), 'price')).toBeNull();
});

test('turning pages does not change the listing’s identity', () => {
  expect(listingIdentity('/catalog/koltsa/', of('metal=silver&page=3'))).toBe(
    listingIdentity('/catalog/koltsa/', of('metal=silver')),
  );
});

const understood = {
  query: 'кольцо с сапфиром до 50000',
  rest: 'кольцо',
  filters: { stone: ['sapphire'], price: ['-50000'] },
  section: null,
};

test('filters read from a query are written out, and those of the address stay', () => {
  const plain = new URLSearchParams({ q: understood.query });
  expect(withUnderstood(plain, understood).toString()).toBe(
    new URLSearchParams({ q: 'кольцо', stone: 'sapphire', price: '-50000' }).toString(),
  );
  const more = new URLSearchParams({ q: ` ${understood.query} `, stone: 'ruby', price: '1-2' });
  expect(withUnderstood(more, understood).getAll('stone')).toEqual(['ruby', 'sapphire']);
  expect(withUnderstood(more, understood).getAll('price')).toEqual(['1-2']);
});

test('a query other than the interpreted one is left unchanged', () => {
  const other = new URLSearchParams({ q: 'серьги' });
  expect(withUnderstood(other, understood)).toBe(other);
  expect(withUnderstood(other, null)).toBe(other);
});
