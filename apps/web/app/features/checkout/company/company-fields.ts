import type { FoundCompany } from '@yahont/contracts/companies/companies.ts';
import { digitsOf } from '@yahont/values/buyer/company-rules.ts';
import type { CompanyWords } from '@yahont/values/buyer/company-text.ts';
import type { CheckoutValues } from '../values/checkout-values.ts';

/** The fields about a company that buys. */
export const COMPANY_PART = ['companyInn', 'companyKpp', 'companyName', 'companyAddress'] as const;
export type CompanyPartValues = Pick<CheckoutValues, (typeof COMPANY_PART)[number]>;

/** The fields of a company; what it does not name is empty. */
export function companyPart({ inn, kpp, name, address }: CompanyWords): CompanyPartValues {
  return { companyInn: inn, companyKpp: kpp, companyName: name, companyAddress: address };
}

/** The company of the fields, numbers as their digits. */
export function companyOf({ companyInn, companyKpp, companyName, companyAddress }: CompanyPartValues) {
  return {
    inn: digitsOf(companyInn),
    kpp: digitsOf(companyKpp),
    name: companyName,
    address: companyAddress,
  };
}

/** The fields as the register fills them: what it does not know stays as it was typed. */
export function filledBy<Values extends CompanyPartValues>(values: Values, found: FoundCompany): Values {
  if (found.kind !== 'found') return values;
  const known = companyPart(found.company);
  const texts = COMPANY_PART.map((name) => [name, known[name] === '' ? values[name] : known[name]]);
  return { ...values, ...Object.fromEntries(texts) };
}
