import type { correctBirthDate as birthDate } from '@yahont/contracts/office/customers/birth-date.ts';
import type { giveBonus as bonus } from '@yahont/contracts/office/customers/bonus.ts';
import type {
  findCustomers as find,
  getOfficeCustomer as customer,
  revealCustomer as reveal,
} from '@yahont/contracts/office/customers/find.ts';
import type { endCustomerSessions as endSessions } from '@yahont/contracts/office/customers/sessions.ts';
import { route } from '../route.ts';

export const findCustomers = route<typeof find>('GET', '/office/api/customers');
export const getCustomer = route<typeof customer>('GET', '/office/api/customers/{id}');
export const revealCustomer = route<typeof reveal>('POST', '/office/api/customers/{id}/reveal');
export const giveBonus = route<typeof bonus>('POST', '/office/api/customers/{id}/bonus');
export const correctBirthDate = route<typeof birthDate>('POST', '/office/api/customers/{id}/birth-date');
export const endCustomerSessions = route<typeof endSessions>(
  'POST',
  '/office/api/customers/{id}/sessions/end',
);
