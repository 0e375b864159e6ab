import type { Problem } from '@yahont/contracts/wire/problem.ts';
import type { FieldName } from './checkout-values.ts';

const FIELD_OF: Readonly<Record<string, FieldName>> = {
  'contact.name': 'name',
  'contact.lastName': 'lastName',
  'contact.phone': 'phone',
  'contact.email': 'email',
  'delivery.kind': 'delivery',
  'delivery.address.street': 'street',
  'delivery.address.house': 'house',
  'delivery.address.flat': 'flat',
  'delivery.address.comment': 'addressNote',
  'delivery.date': 'date',
  'delivery.storeId': 'storeId',
  payment: 'payment',
  bonus: 'useBonus',
  comment: 'comment',
  acceptsOffer: 'offer',
  acceptsPersonalData: 'personal',
};

/** Fields that the API reported as invalid; a path without a field is omitted. */
export function problemFields({ errors = [] }: Pick<Problem, 'errors'>): FieldName[] {
  const found = errors.flatMap(({ path }) => FIELD_OF[path] ?? []);
  return [...new Set(found)];
}
