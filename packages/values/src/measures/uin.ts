import { NBSP } from '../digits.ts';
import { cleanTyped } from '../typed/typed-text.ts';

/** УИН, the state's number of one physical item: 16 digits without spaces. */
export function isUin(text: string): boolean {
  return /^\d{16}$/.test(text);
}

/** `1603 5820-0417 9921`, as it is printed on tags → `1603582004179921`; null for anything else. */
export function readUin(text: string): string | null {
  const digits = cleanTyped(text, { signs: 'plain' }).replaceAll(/[\s–—-]/g, '');
  return isUin(digits) ? digits : null;
}

/** `1603582004179921` → «1603 5820 0417 9921». */
export function formatUin(uin: string): string {
  return uin.replace(/(\d{4})(?=\d)/g, `$1${NBSP}`);
}
