import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { formatPhone } from '@yahont/values/phone.ts';

/** Whether a text names one of these phones and e-mail addresses, phones also as people write them (letters have no-break spaces). */
export function mentionsAny(text: SQL, addresses: readonly string[]): SQL {
  const written = addresses.flatMap((one) => (one.startsWith('+') ? [one, formatPhone(one)] : [one]));
  return sql`exists (
    select 1 from jsonb_array_elements_text(${JSON.stringify(written)}::jsonb) as written(address)
    where strpos(translate(${text}, chr(160), ' '), written.address) > 0)`;
}
