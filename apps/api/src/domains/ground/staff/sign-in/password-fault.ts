import { PASSWORD_MIN_LENGTH, type PasswordFault } from '@yahont/contracts/office/staff-sign-in.ts';
import { COMMON_PASSWORDS, KEYBOARD_ROWS } from './common-passwords.ts';

/** Shorter parts of a name or an address occur in any password. */
const PART_MIN = 4;
/** Fewer different characters are a pattern. */
const DIFFERENT_MIN = 5;

type Owner = { name: string; email: string };

/** Why a password is too weak; null for a good one. */
export function passwordFault(password: string, { name, email }: Owner): PasswordFault | null {
  const text = password.normalize('NFKC').toLowerCase();
  if (Array.from(text).length < PASSWORD_MIN_LENGTH) return 'short';
  if (isCommon(text)) return 'common';
  const [local = ''] = email.toLowerCase().split('@');
  const parts = [...name.toLowerCase().split(/[^\p{L}]+/u), ...local.split(/[^\p{L}\p{N}]+/u), local];
  return parts.some((part) => part.length >= PART_MIN && text.includes(part)) ? 'personal' : null;
}

/** A common password, also with digits and signs around it or written several times, or a walk along the keyboard. */
function isCommon(text: string): boolean {
  if (new Set(text).size < DIFFERENT_MIN) return true;
  const bare = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isKnown = [text, bare].some((one) => COMMON_PASSWORDS.has(one) || COMMON_PASSWORDS.has(unitOf(one)));
  return isKnown || KEYBOARD_ROWS.some((row) => row.includes(unitOf(text)) || row.includes(unitOf(bare)));
}

/** What a text repeats: `qwerty` for `qwertyqwerty`; the text itself when nothing. */
function unitOf(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return at > 0 && at < text.length ? text.slice(0, at) : text;
}
