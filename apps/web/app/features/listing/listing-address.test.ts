import { expect, test } from 'vitest';
import {
  formAddress,
  listingIdentity,
  listingQuery,
  toggleValue,
  withKey,
  withoutFilters,
  withPage,
} from './listing-address.ts';

const of = (text: string) => new URLSearchParams(text);

test('the API is asked for what it knows and nothing else', () => {
  const query = listingQuery(of('metal=silver&metal=platinum&stone=&sort=cheapest&sale=yes&utm_source=mail'));
  expect(query).toMatchObject({ metal: ['silver', 'platinum'], stone: [], sort: 'popular', page: 1 });
  expect(query.sale).toBeUndefined();
  expect(query).not.toHaveProperty('utm_source');
});

test('a value is added once and taken away by the second press', () => {
  expect(toggleValue(of('metal=silver'), 'metal', 'platinum')).toBe('?metal=platinum&metal=silver');
  expect(toggleValue(of('metal=silver&metal=platinum'), 'metal', 'silver')).toBe('?metal=platinum');
});

test('a changed filter leads back to the first page', () => {
  expect(toggleValue(of('page=4'), 'size', '16.5')).toBe('?size=16.5');
});

test('equal filters have equal addresses, in whatever order they were pressed', () => {
  expect(withKey(of('sort=new&size=17&size=16.5'), 'sale', '1')).toBe(
    withKey(of('size=16.5&size=17&sort=new'), 'sale', '1'),
  );
});

test('the usual sort and the first page are not written', () => {
  expect(withKey(of('sort=new'), 'sort', 'popular')).toBe('');
  expect(withPage(of('metal=silver&page=3'), 1)).toBe('?metal=silver');
  expect(withPage(of('metal=silver'), 3)).toBe('?metal=silver&page=3');
});

test('clearing keeps the search text and the sort', () => {
  expect(withoutFilters(of('q=рубин&metal=silver&sort=new&page=2&price=1-2'))).toBe(
    `?${of('q=рубин&sort=new').toString()}`,
  );
});

test('a form sent without JavaScript ends at the address of a press', () => {
  expect(formAddress(of('metal=silver&price_from=20 000&price_to=&sort=popular'))).toBe(
    '?metal=silver&price=20000-',
  );
  expect(formAddress(of('metal=silver&price_from=дорого&price_to='))).toBe('?metal=silver');
  expect(formAddress(of('metal=silver&price_from=&price_to='))).toBeNull();
});

test('turning pages does not make another listing', () => {
  expect(listingIdentity('/catalog/koltsa/', of('metal=silver&page=3'))).toBe(
    listingIdentity('/catalog/koltsa/', of('metal=silver')),
  );
});
