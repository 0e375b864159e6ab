import { parseBirthDate } from '@yahont/values/form-rules.ts';
import { updateUser as contract } from '@yahont/contracts/accounts/user.ts';
import { refuse } from '#src/platform/errors.ts';
import type { Account } from '../sign-in/find-or-create-account.ts';

type Change = { birthDate?: string; birthDateSetAt?: Date };

/** Stores a date that the account does not have yet. */
export function firstBirthDate({ birthDate }: Account, given: string | null, now: Date): Change {
  return birthDate !== null || given === null ? {} : { birthDate: given, birthDateSetAt: now };
}

/**
 * The change that a profile form asks for. A date brings points every year, so its owner gives it once.
 * @throws `birth-date-set` at the field `birthDate`
 */
export function changeBirthDate(account: Account, given: string | undefined, now: Date): Change {
  if (given === undefined) return {};
  const date = parseBirthDate(given);
  if (account.birthDate !== null && date !== account.birthDate)
    throw refuse(contract.refusals, 'birth-date-set', {}, { field: 'birthDate' });
  return firstBirthDate(account, date, now);
}
