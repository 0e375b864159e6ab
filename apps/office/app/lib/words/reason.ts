import { cleanTyped } from '@yahont/values/typed/typed-text.ts';

const MIN_LENGTH = 3;

/** Why a reason would be refused; undefined when it is fine. */
export function reasonFault(typed: string): string | undefined {
  return cleanTyped(typed, { lines: 'many' }).length < MIN_LENGTH
    ? 'Впишите причину: её прочтут в журнале'
    : undefined;
}
