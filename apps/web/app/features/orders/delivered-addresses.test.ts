import { expect, test } from 'vitest';
import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { deliveredAddresses } from './delivered-addresses.ts';

const courier = (address: string): Pick<OrderSummary, 'delivery'> => ({
  delivery: { kind: 'courier', address, date: '2026-11-20' },
});
const pickup: Pick<OrderSummary, 'delivery'> = {
  delivery: {
    kind: 'pickup',
    storeId: 1,
    name: '',
    address: 'ул. Петровка, 11',
    metro: '',
    phone: '',
    hoursText: '',
    date: '2026-11-20',
  },
};

test('each address occurs once, and stores are omitted', () => {
  expect(deliveredAddresses([courier('Б'), pickup, courier('А'), courier('Б')])).toEqual(['Б', 'А']);
});
