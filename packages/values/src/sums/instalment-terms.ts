import { roubles } from '../money.ts';
import type { Kopecks } from '../money.ts';
import { nbsp } from '../text/typography.ts';

/**
 * What the operator of instalments offers. `payments` are monthly; `from` and `to` bound the sum of a purchase.
 * `operator` is named as it stands in the register of the Bank of Russia.
 */
export type InstalmentTerms = { operator: string; payments: number; from: Kopecks; to: Kopecks };

export const INSTALMENT_TERMS: InstalmentTerms = {
  operator: 'ООО «Яхонт Рассрочка»',
  payments: 6,
  from: roubles(3_000),
  to: roubles(350_000),
};

/** 283-ФЗ: six months at most; four from 1 April 2028. */
const LONGEST_MONTHS = 6;

/** Monthly payments of an instalment, never more than the law allows. */
export function instalmentMonths({ payments }: Pick<InstalmentTerms, 'payments'>): number {
  return Math.min(payments, LONGEST_MONTHS);
}

/** The 0 % line of a description (SPEC 1): as long as the terms, never longer than the law, with the operator's name. */
export function instalmentLine(terms: InstalmentTerms = INSTALMENT_TERMS): string {
  const months = instalmentMonths(terms);
  return nbsp(
    `Рассрочка 0 %: до ${months} ежемесячных платежей без переплаты, оператор — ${terms.operator}.`,
  );
}

/** Whether a text names the terms of the instalment already. */
export function namesInstalment(text: string): boolean {
  return /рассрочк\p{L}*\s+0/iu.test(text);
}
