import { z } from 'zod';
import { CompanyOut, Inn } from '../orders/company.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';
import { COMPANY_STATES } from './company-states.ts';

/** A company in the state register; unknown fields are empty. */
export const RegisteredCompany = CompanyOut.extend({ state: z.enum(COMPANY_STATES) });
export type RegisteredCompany = z.infer<typeof RegisteredCompany>;

/** `unknown`: the register has no such number. `unasked`: there is no source, or it did not answer. */
export const FoundCompany = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), company: RegisteredCompany }),
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('unasked') }),
]);
export type FoundCompany = z.infer<typeof FoundCompany>;

export const findCompany = endpoint({
  method: 'GET',
  path: '/api/account/companies/{inn}',
  summary: 'Name, registration code and address of a company by its taxpayer number',
  params: z.object({ inn: Inn }),
  answer: FoundCompany,
  access: 'account',
  refusals: { 'too-many-questions': refusal(429, RetryAfter) },
});
