import { expect, test } from 'vitest';
import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { createSharedCalls } from './shared-calls.ts';

test('the answers of a listing and a product are shared, by any address of theirs', () => {
  const isShared = createSharedCalls([getListing, getProduct]);
  expect(isShared('GET', '/api/catalogue/listing')).toBe(true);
  expect(isShared('GET', '/api/catalogue/products/42')).toBe(true);
  expect(isShared('GET', '/api/catalogue/products/42/similar')).toBe(false);
  expect(isShared('POST', '/api/catalogue/listing')).toBe(false);
});

test('what only some may ask for, or what changes something, is never shared', () => {
  expect(() => createSharedCalls([{ ...getProduct, access: 'account' }])).toThrow('shared');
  expect(() => createSharedCalls([{ ...getProduct, method: 'POST' }])).toThrow('shared');
});
