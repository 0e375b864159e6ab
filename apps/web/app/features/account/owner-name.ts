import type { User } from '@yahont/contracts/accounts/user.ts';
import { formatPhone } from '@yahont/values/phone.ts';

type OwnerNames = Pick<User, 'name' | 'lastName' | 'phone'>;

/** «Анна Воронцова», or the phone of an account without a name. */
export function ownerName({ name, lastName, phone }: OwnerNames): string {
  const full = `${name} ${lastName}`.trim();
  return full === '' ? formatPhone(phone) : full;
}

/** «АВ»; empty without a name. */
export function initials({ name, lastName }: Pick<OwnerNames, 'name' | 'lastName'>): string {
  return `${name.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
}
