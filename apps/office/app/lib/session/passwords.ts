import type {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PasswordFault,
} from '@yahont/contracts/office/staff-sign-in.ts';

/** The limits of the contract; the types refuse other numbers. */
export const MIN_LENGTH: typeof PASSWORD_MIN_LENGTH = 12;
export const MAX_LENGTH: typeof PASSWORD_MAX_LENGTH = 200;

/** Shorter parts of a name occur in other words. */
const MIN_PART_LENGTH = 3;

export type PasswordRule = { text: string; isMet: boolean };

type Typed = { password: string; again: string; name: string; email: string };

/** The rules that a page can check; the list of common passwords is the server's. */
export function rulesOf({ password, again, name, email }: Typed): readonly PasswordRule[] {
  return [
    { text: `${MIN_LENGTH} знаков или больше`, isMet: password.length >= MIN_LENGTH },
    { text: 'Без вашего имени и почты', isMet: password !== '' && !isPersonal(password, name, email) },
    { text: 'Оба раза одинаково', isMet: password !== '' && password === again },
  ];
}

function isPersonal(password: string, name: string, email: string): boolean {
  const low = password.toLowerCase();
  const parts = [...name.split(/\s+/), email.split('@')[0] ?? ''];
  return parts.some((part) => part.length >= MIN_PART_LENGTH && low.includes(part.toLowerCase()));
}

export const FAULT_WORDS: Readonly<Record<PasswordFault, string>> = {
  short: `Пароль короче ${MIN_LENGTH} знаков`,
  common: 'Этот пароль есть в списках частых: придумайте другой',
  personal: 'В пароле есть ваше имя или почта: придумайте другой',
};
