import { firstPages, sourceOf } from './lead-source.ts';
import { SOURCE_FIELDS } from './lead-names.ts';

/** Adds the source of the visit to a form that is about to be sent. */
export function writeSource(form: FormData): void {
  const { utm, referrer } = sourceOf(firstPages(), document.referrer, location.origin);
  for (const [part, text] of Object.entries(utm)) form.set(SOURCE_FIELDS.utm(part), text);
  form.set(SOURCE_FIELDS.referrer, referrer);
  form.set(SOURCE_FIELDS.page, location.pathname);
}
