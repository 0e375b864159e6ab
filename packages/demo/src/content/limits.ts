import { formatRoubles } from '@yahont/values/money.ts';
import type { PaymentLimits } from '@yahont/values/sums/payment-limits.ts';

/** Limits of the ways to pay by the names that texts write between double braces: `{{most-by-card}}`, «350 000 ₽». */
export const LIMIT_OF: ReadonlyMap<string, keyof PaymentLimits> = new Map([
  ['most-by-card', 'card'],
  ['most-by-sbp', 'sbp'],
  ['most-by-sberpay', 'sberpay'],
  ['most-in-cash', 'cash'],
]);

/** The placeholder that a parsed text has for a limit until the settings of a shop are known. */
export function limitMark(name: string): string {
  return `{{${name}}}`;
}

/** Texts of any shape with the limits of a shop in them. */
export function withLimits<T>(texts: T, limits: PaymentLimits): T {
  return filled(texts, limits) as T;
}

function filled(value: unknown, limits: PaymentLimits): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\{\{([^{}]+)\}\}/g, (mark, name: string) => {
      const kind = LIMIT_OF.get(name);
      return kind === undefined ? mark : formatRoubles(limits[kind]);
    });
  if (Array.isArray(value)) return value.map((one) => filled(one, limits));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, limits)]));
}
