import { parseArgs } from 'node:util';
import { normalisePhone } from '@yahont/values/phone.ts';

export type PersonWish = { verb: 'export' | 'erase'; phone: string };

export const PERSON_USAGE = 'npm run person -- export|erase --phone "+7 916 123-45-67"\n';

/** The arguments of `npm run person`; null when they cannot be understood. */
export function readPersonArguments(args: readonly string[]): PersonWish | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { phone: { type: 'string' } },
    });
    const [verb, ...rest] = positionals;
    const phone = normalisePhone(values.phone ?? '');
    if ((verb !== 'export' && verb !== 'erase') || rest.length > 0 || phone === null) return null;
    return { verb, phone };
  } catch {
    return null;
  }
}
