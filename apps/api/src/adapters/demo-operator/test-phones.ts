import type { ApplicationForm } from '#src/domains/buying/payment/instalments/application.ts';

/** Numbers that no subscriber has. */
export const TEST_PHONES: ApplicationForm['testPhones'] = [
  { phone: '+79000000001', outcome: 'approved' },
  { phone: '+79000000002', outcome: 'refused' },
  { phone: '+79000000003', outcome: 'asks-for-more' },
];

/** Signs a contract instead of the code that an operator sends. */
export const SIGNING_CODE = '4321';

/** Decides about an applicant; an unknown applicant is refused. */
export function evaluateApplicant(phone: string): ApplicationForm['testPhones'][number]['outcome'] {
  return TEST_PHONES.find((test) => test.phone === phone)?.outcome ?? 'refused';
}
