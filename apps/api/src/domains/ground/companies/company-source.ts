import type { RegisteredCompany } from '@yahont/contracts/companies/companies.ts';

/** A source for the state register of companies. Null: it cannot be asked now. */
export type CompanySource = {
  findByInn: (
    inn: string,
  ) => Promise<{ kind: 'found'; company: RegisteredCompany } | { kind: 'unknown' } | null>;
};
