import { roubles, type Kopecks } from '../money.ts';
import { countOf } from '../text/plural.ts';
import { nbsp } from '../text/typography.ts';

/**
 * Terms of an instalment operator. `from` and `to` limit the sum of a purchase. `operator` is its name in the register of the
 * Bank of Russia.
 */
export type InstalmentTerms = {
  operator: string;
  payments: number;
  /** How far apart two payments are. */
  every: 'month' | 'fortnight';
  from: Kopecks;
  to: Kopecks;
};

/** Terms of the demo's built-in operator; a real shop has those of its contract, or none. */
export const DEMO_INSTALMENT: InstalmentTerms = {
  operator: 'ООО «Яхонт Рассрочка»',
  payments: 6,
  every: 'month',
  from: roubles(3_000),
  to: roubles(350_000),
};

/** 283-ФЗ: at most six months; four from 1 April 2028. */
const MAX_PAYMENTS = { month: 6, fortnight: 13 } as const satisfies Record<InstalmentTerms['every'], number>;

/** Number of payments, never more than fit into the legal period. */
export function instalmentCount({ payments, every }: Pick<InstalmentTerms, 'payments' | 'every'>): number {
  return Math.min(payments, MAX_PAYMENTS[every]);
}

/** The 0 % line of a meta description (SPEC 1.4): number of payments within the law, and the operator's name. */
export function instalmentLine(terms: InstalmentTerms): string {
  const count = instalmentCount(terms);
  const times = {
    month: `до ${count} ежемесячных платежей`,
    fortnight: `${countOf(count, ['платёж', 'платежа', 'платежей'])} раз в две недели`,
  };
  return nbsp(`Рассрочка 0\u00A0%: ${times[terms.every]} без переплаты, оператор — ${terms.operator}.`);
}

/** Whether a text already contains the instalment terms. */
export function namesInstalment(text: string): boolean {
  return /рассрочк\p{L}*\s+0/iu.test(text);
}

/** Whether a text mentions instalments at all: «рассрочка», «в рассрочку», «рассрочкой». */
export function mentionsInstalment(text: string): boolean {
  return /рассроч/iu.test(text);
}
