import type { FoundCompany } from '@yahont/contracts/companies/companies.ts';
import { digitsOf } from '@yahont/values/buyer/company-rules.ts';
import type { CompanyWords } from '@yahont/values/buyer/company-text.ts';
import type { CheckoutValues } from '../values/form-fields.ts';

/** The fields about a company that buys. */
export const COMPANY_PART = ['companyInn', 'companyKpp', 'companyName', 'companyAddress'] as const;
export type CompanyPartValues = Pick<CheckoutValues, (typeof COMPANY_PART)[number]>;

/** The form fields of a company; unknown values are empty. */
export function companyPart({ inn, kpp, name, address }: CompanyWords): CompanyPartValues {
  return { companyInn: inn, companyKpp: kpp, companyName: name, companyAddress: address };
}

/** The company that the fields describe, with numbers reduced to their digits. */
export function companyOf({ companyInn, companyKpp, companyName, companyAddress }: CompanyPartValues) {
  return {
    inn: digitsOf(companyInn),
    kpp: digitsOf(companyKpp),
    name: companyName,
    address: companyAddress,
  };
}

/**
 * The fields as the register fills them. Values that the register does not know stay as typed. Unedited
 * values that it filled in for another ИНН are cleared.
 * @param before the answer about the previous ИНН
 */
export function filledBy<Values extends CompanyPartValues>(
  values: Values,
  found: FoundCompany,
  before: FoundCompany | null = null,
): Values {
  const old = textsOf(before);
  const known = textsOf(found);
  const texts = TEXTS.map((name) => {
    const typed = old !== null && values[name] === old[name] ? '' : values[name];
    return [name, known === null || known[name] === '' ? typed : known[name]];
  });
  const inn = known === null ? {} : { companyInn: known.companyInn };
  return { ...values, ...Object.fromEntries(texts), ...inn };
}

const TEXTS = ['companyKpp', 'companyName', 'companyAddress'] as const;

function textsOf(found: FoundCompany | null): CompanyPartValues | null {
  return found?.kind === 'found' ? companyPart(found.company) : null;
}
