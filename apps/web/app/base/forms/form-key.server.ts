import { createHash } from 'node:crypto';

/** Digest of all that a form sends: the same form pressed twice has the same one. */
export function formKeyOf(form: FormData): string {
  const texts = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}
