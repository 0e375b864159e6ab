import { roubles } from '../money.ts';
import type { Kopecks } from '../money.ts';
import { nbsp } from '../text/typography.ts';

/**
 * Terms of the instalment operator. `payments` are monthly; `from` and `to` limit the sum of a purchase. `operator` is
 * the name in the register of the Bank of Russia.
 */
export type InstalmentTerms = { operator: string; payments: number; from: Kopecks; to: Kopecks };

export const INSTALMENT_TERMS: InstalmentTerms = {
  operator: 'ООО «Яхонт Рассрочка»',
  payments: 6,
  from: roubles(3_000),
  to: roubles(350_000),
};

/** 283-ФЗ: at most six months; four from 1 April 2028. */
const LONGEST_MONTHS = 6;

/** Number of monthly payments, never more than the law allows. */
export function instalmentMonths({ payments }: Pick<InstalmentTerms, 'payments'>): number {
  return Math.min(payments, LONGEST_MONTHS);
}

/** The 0 % line of a meta description (SPEC 1.4): number of payments within the law, and the operator's name. */
export function instalmentLine(terms: InstalmentTerms = INSTALMENT_TERMS): string {
  const months = instalmentMonths(terms);
  return nbsp(
    `Рассрочка 0\u00A0%: до ${months} ежемесячных платежей без переплаты, оператор — ${terms.operator}.`,
  );
}

/** Whether a text already contains the instalment terms. */
export function namesInstalment(text: string): boolean {
  return /рассрочк\p{L}*\s+0/iu.test(text);
}
