import { digitsOf } from '../digits.ts';
import { cleanTyped } from '../typed/typed-text.ts';

/** Countries where the shop looks for partners, and their formats of mobile numbers. */
export const PARTNER_COUNTRIES = ['by', 'kz', 'am', 'kg', 'uz'] as const;
export type PartnerCountry = (typeof PARTNER_COUNTRIES)[number];

type Plan = {
  /** International dialling code without the plus. */
  dial: string;
  /** Mobile numbers without the dialling code. */
  mobile: RegExp;
  /** Prefix of calls within the country, which may replace the dialling code. */
  trunk: string;
  /** Every `#` is a digit. */
  format: string;
};

/** Mobile ranges of the national numbering plans. */
const PLANS: Readonly<Record<PartnerCountry, Plan>> = {
  by: { dial: '375', mobile: /^(?:25|29|33|44)\d{7}$/, trunk: '80', format: '+375 (##) ###-##-##' },
  kz: { dial: '7', mobile: /^7(?:0[0-8]|47|71|75|76|77|78)\d{7}$/, trunk: '8', format: '+7 (###) ###-##-##' },
  am: {
    dial: '374',
    mobile: /^(?:33|4[134]|55|77|9[134589])\d{6}$/,
    trunk: '0',
    format: '+374 (##) ##-##-##',
  },
  kg: {
    dial: '996',
    mobile: /^(?:2[02]\d|312|5[05]\d|7[07]\d|99\d)\d{6}$/,
    trunk: '0',
    format: '+996 (###) ##-##-##',
  },
  uz: {
    dial: '998',
    mobile: /^(?:20|33|50|55|77|88|9[013457-9])\d{7}$/,
    trunk: '',
    format: '+998 (##) ###-##-##',
  },
};

const ALLOWED = /^[\d\s+()\-‐‑–—.]+$/;

export function isPartnerCountry(text: string): text is PartnerCountry {
  return PARTNER_COUNTRIES.some((code) => code === text);
}

/** A mobile number of a country in any usual spelling → `+375291234567`; null when it is not one. */
export function normaliseCountryPhone(country: PartnerCountry, text: string): string | null {
  const trimmed = cleanTyped(text);
  if (!ALLOWED.test(trimmed) || trimmed.lastIndexOf('+') > 0) return null;
  const { dial, mobile, trunk } = PLANS[country];
  const digits = digitsOf(trimmed);
  const prefixes = trimmed.startsWith('+') ? [dial] : [dial, trunk, ''];
  const local = prefixes
    .filter((prefix) => digits.startsWith(prefix))
    .map((prefix) => digits.slice(prefix.length))
    .find((rest) => mobile.test(rest));
  return local === undefined ? null : `+${dial}${local}`;
}

/** `+375291234567` → `+375 (29) 123-45-67`; any other text is returned unchanged. */
export function formatCountryPhone(country: PartnerCountry, phone: string): string {
  const { dial, mobile } = PLANS[country];
  const local = phone.startsWith(`+${dial}`) ? phone.slice(dial.length + 1) : '';
  return mobile.test(local) ? fill(country, dial + local) : phone;
}

/** The placeholder of an empty field: `+375 (00) 000-00-00`. */
export function countryPhonePlaceholder(country: PartnerCountry): string {
  return PLANS[country].format.replaceAll('#', '0');
}

/**
 * What a field shows while a number of the country is typed: the part of its format that the digits fill. A number with the
 * dialling code of another country, or with too many digits, stays as it was typed.
 */
export function maskCountryPhone(country: PartnerCountry, raw: string, isDeletion = false): string {
  const { dial, format } = PLANS[country];
  const digits = digitsOf(raw);
  if (digits === '') return raw.includes('+') && !isDeletion ? '+' : '';
  const isInternational = raw.includes('+');
  if (isInternational && !dial.startsWith(digits) && !digits.startsWith(dial)) return raw;
  if (isInternational && dial.startsWith(digits)) return `+${digits}`;
  const whole = digits.startsWith(dial) ? digits : dial + digits;
  return whole.length > digitsOf(format).length + format.split('#').length - 1 ? raw : fill(country, whole);
}

/** Digits with the dialling code, in the format of the country; it never ends in a sign, so Backspace removes a digit. */
function fill(country: PartnerCountry, digits: string): string {
  const { dial, format } = PLANS[country];
  const local = digits.slice(dial.length).split('');
  let shown = `+${dial}`;
  let signs = '';
  for (const sign of format.slice(shown.length)) {
    if (sign !== '#') {
      signs += sign;
      continue;
    }
    const digit = local.shift();
    if (digit === undefined) break;
    shown += signs + digit;
    signs = '';
  }
  return shown;
}
