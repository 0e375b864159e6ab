import { createHash } from 'node:crypto';

/** Digest of everything that a form sends: pressing the same form twice gives the same digest. */
export function formKeyOf(form: FormData): string {
  const texts = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}
