import type { LeadSource } from '@yahont/contracts/leads/leads.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { SOURCE_FIELDS, UTM_PARTS } from './lead-names.ts';

/**
 * The source of a request, read from the hidden fields that scripts fill in; without scripts only the page is
 * known.
 */
export function readSource(form: FormData): LeadSource {
  const marks = UTM_PARTS.map((part) => [part, readText(form, SOURCE_FIELDS.utm(part))] as const);
  return {
    utm: Object.fromEntries(marks.filter(([, text]) => text !== '')),
    referrer: readText(form, SOURCE_FIELDS.referrer),
    page: readText(form, SOURCE_FIELDS.page) || '/',
  };
}
