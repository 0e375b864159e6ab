import { readOrderSearch } from '@yahont/contracts/office/order-lists/order-search.ts';
import { expect, test } from 'vitest';
import { searchFault } from './order-search.ts';

test.each(['1833', 'Я-100216', '№ 100216', 'я7', '8 916 204-18-33', '183', 'Воронцова', 'Я-'])(
  '«%s» is refused here exactly when the contract refuses it',
  (typed) => {
    expect(searchFault(typed) === undefined).toBe(readOrderSearch(typed) !== null);
  },
);
