import { kopecks, type Kopecks } from '@yahont/values/money.ts';

/** «74 000», «74000,5», «74 000.50» in kopecks; null for anything else. */
export function parseRoubles(typed: string): Kopecks | null {
  const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/[\s₽]/g, ''));
  if (found === null) return null;
  const [, whole = '', fraction = ''] = found;
  return kopecks(Number(whole) * 100 + Number(fraction.padEnd(2, '0')));
}
