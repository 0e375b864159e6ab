import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { BirthDateOrEmpty, IdParam } from '../../wire/fields.ts';
import { Reason } from '../fields.ts';

/**
 * Shoppers give their birth date once; staff correct a mistake here after seeing their documents. An
 * empty text removes it. The log records who did it and why, not the date.
 */
export const correctBirthDate = endpoint({
  method: 'POST',
  path: '/office/api/customers/{id}/birth-date',
  summary: 'Correct the birth date of a shopper',
  params: z.object({ id: IdParam }),
  body: z.object({ birthDate: BirthDateOrEmpty, reason: Reason }),
  answer: z.object({ success: z.literal(true) }),
  access: { staff: 'customers.edit' },
});
