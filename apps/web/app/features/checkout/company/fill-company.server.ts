import { findCompany, type FoundCompany } from '@yahont/contracts/companies/companies.ts';
import { digitsOf } from '@yahont/values/buyer/company-rules.ts';
import { isInn } from '@yahont/values/buyer/inn.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/base/forms/form-text.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import type { NotPlaced } from '../place-order.server.ts';
import { CHECKOUT } from '../values/checkout-values.ts';
import { filledBy } from './company-fields.ts';
import { FILL_INTENT } from './fill-intent.ts';

/**
 * The form filled in with the company of its ИНН when the button «Заполнить по ИНН» was pressed; null
 * otherwise. All other values are kept.
 */
export async function fillCompany(
  { api }: Pick<VisitorPage, 'api'>,
  form: FormData,
): Promise<NotPlaced | null> {
  if (readText(form, 'intent') !== FILL_INTENT) return null;
  const values = CHECKOUT.read(form);
  const answer: NotPlaced = { ok: false, values, key: readText(form, 'key'), wrong: [], refusal: null };
  const inn = digitsOf(values.companyInn);
  if (!isInn(inn)) return { ...answer, wrong: ['companyInn'] };
  const found = await ask(api, inn);
  return { ...answer, values: filledBy(values, found), found };
}

/** A refusal, such as a rate limit, counts as no answer: the shopper types the company. */
async function ask(api: CallApi, inn: string): Promise<FoundCompany> {
  try {
    return await api(findCompany, { params: { inn } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { kind: 'unasked' };
  }
}
