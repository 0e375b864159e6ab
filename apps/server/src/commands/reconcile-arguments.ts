import { parseArgs } from 'node:util';
import { isIsoDate } from '@yahont/values/dates/iso-date.ts';

const COMMAND = 'npm run reconcile [-- --day 2026-11-22]';

export const RECONCILE_USAGE = `Как пользоваться: ${COMMAND}\n`;

/**
 * The arguments of `npm run reconcile`; `day` is undefined for the latest complete day. Null when they cannot
 * be understood.
 */
export function readReconcileArguments(args: readonly string[]): { day: string | undefined } | null {
  try {
    const { day } = parseArgs({ args: [...args], options: { day: { type: 'string' } } }).values;
    return day === undefined || isIsoDate(day) ? { day } : null;
  } catch {
    return null;
  }
}
