import type { findCompany as company } from '@yahont/contracts/companies/companies.ts';
import { call } from '#app/lib/api/browser.ts';

/** What the register says of an ИНН, which has digits alone. */
export const findCompany = (inn: string) => call<typeof company>('GET', `/api/account/companies/${inn}`);
