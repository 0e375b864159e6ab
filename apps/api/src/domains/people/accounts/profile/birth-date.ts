import { parseBirthDate } from '@yahont/values/form-rules.ts';
import { updateUser as contract } from '@yahont/contracts/accounts/user.ts';
import { refuse } from '#src/platform/errors.ts';
import type { Account } from '../accounts.tables.ts';

type Change = { birthDate?: string | null; birthDateSetAt?: Date };

/** Whether a date was ever given: a removed date leaves its time. */
export function isBirthDateGiven({
  birthDate,
  birthDateSetAt,
}: Pick<Account, 'birthDate' | 'birthDateSetAt'>): boolean {
  return birthDate !== null || birthDateSetAt !== null;
}

/** Stores a date for an account that never had one. */
export function firstBirthDate(account: Account, given: string | null, now: Date): Change {
  return isBirthDateGiven(account) || given === null ? {} : { birthDate: given, birthDateSetAt: now };
}

/**
 * The change requested by a profile form. A date brings points every year, so its owner can give it
 * only once. They may remove it at any time, but that does not allow another date.
 * @throws `birth-date-set` at the field `birthDate`
 */
export function changeBirthDate(account: Account, given: string | undefined, now: Date): Change {
  if (given === undefined) return {};
  const date = parseBirthDate(given);
  if (date === account.birthDate) return {};
  if (date === null) return { birthDate: null, birthDateSetAt: account.birthDateSetAt ?? now };
  if (isBirthDateGiven(account))
    throw refuse(contract.refusals, 'birth-date-set', {}, { field: 'birthDate' });
  return firstBirthDate(account, date, now);
}
