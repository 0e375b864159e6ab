import { formatPhone } from '@yahont/values/phone.ts';

/** «+7 916 •••-18-33» of a masked phone, «+7 (916) 204-18-33» of a whole one; anything else as it is. */
export function phoneText(phone: string): string {
  const masked = /^\+7(\d{3})•••(\d{2})(\d{2})$/.exec(phone);
  if (masked === null) return formatPhone(phone);
  const [, code, first, second] = masked;
  return `+7\u00A0${code}\u00A0•••-${first}-${second}`;
}
