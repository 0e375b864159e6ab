import type { User } from '@yahont/contracts/accounts/user.ts';
import { shownEmail } from '#src/platform/text/shown-email.ts';
import { isBirthDateGiven } from './profile/birth-date.ts';
import type { accounts } from './accounts.tables.ts';

export function toUser(row: typeof accounts.$inferSelect, bonus: number): User {
  return {
    id: row.id,
    phone: row.phone,
    email: row.email === null ? null : shownEmail(row.email),
    isEmailVerified: row.emailVerifiedAt !== null,
    name: row.name,
    surName: row.surName,
    lastName: row.lastName,
    birthDate: row.birthDate,
    isBirthDateGiven: isBirthDateGiven(row),
    bonus,
  };
}
