import type { findCompany as company } from '@yahont/contracts/companies/companies.ts';
import { call } from '#app/lib/api/browser.ts';

/** Looks up an ИНН, digits only, in the register. */
export const findCompany = (inn: string) => call<typeof company>('GET', `/api/account/companies/${inn}`);
