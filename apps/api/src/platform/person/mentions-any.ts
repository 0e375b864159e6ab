import { sql, type SQL } from 'drizzle-orm';
import { formatPhone } from '@yahont/values/phone.ts';

/**
 * Whether a text names one of these phones and e-mail addresses, phones also as people write them
 * (letters have no-break spaces). An address inside a longer one, such as `anna@…` in `joanna@…`, does
 * not count.
 */
export function mentionsAny(text: SQL, addresses: readonly string[]): SQL {
  const written = addresses.flatMap((one) => (one.startsWith('+') ? [one, formatPhone(one)] : [one]));
  // In the text of a JSON value a line break is a backslash and a letter.
  return sql`exists (
    select 1 from jsonb_array_elements_text(${JSON.stringify(written)}::jsonb) as written(address)
    where translate(${text}, chr(160), ' ') ~ ('(^|[^[:alnum:]._%+-]|\\\\[nrt])'
      || regexp_replace(written.address, '([^[:alnum:]@])', '\\\\\\1', 'g') || '($|[^[:alnum:]-])'))`;
}
