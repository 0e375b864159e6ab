import { expect, test } from 'vitest';
import { createSkuOwners } from './sku-owners.ts';

test('owners are kept while the array grows, and unknown ids have none', () => {
  const owners = createSkuOwners();
  owners.set(7, 1);
  owners.set(5_000_000, 2);
  expect([7, 8, 5_000_000, 5_000_001, 9e9, -1].map(owners.get)).toEqual([
    1,
    undefined,
    2,
    undefined,
    undefined,
    undefined,
  ]);
  owners.delete(7);
  owners.delete(9e9);
  expect(owners.get(7)).toBeUndefined();
});
