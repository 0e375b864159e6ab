import { kopecks, roubles, type Kopecks } from '../money.ts';
import { isEmail } from '../form-rules.ts';
import { normalisePhone } from '../phone.ts';
import { cleanTyped } from '../typed/typed-text.ts';

/** Whole roubles from `min` to `max`, kopecks. */
export const CERTIFICATE_AMOUNTS = {
  min: roubles(3_000),
  max: roubles(300_000),
  /** What the page offers; any other whole sum may be typed. */
  usual: [5_000, 10_000, 30_000, 50_000, 100_000].map(roubles),
} as const;

/** Pictures on the card. */
export const CERTIFICATE_DESIGNS = ['ruby', 'night', 'ring', 'pearl', 'flower'] as const;
export type CertificateDesign = (typeof CERTIFICATE_DESIGNS)[number];

/** How a certificate reaches its receiver; `print`: the buyer prints and hands it over. */
export const CERTIFICATE_WAYS = ['mail', 'sms', 'print'] as const;
export type CertificateWay = (typeof CERTIFICATE_WAYS)[number];

/** Longest greeting, characters. */
export const GREETING_MAX_LENGTH = 200;
/** Longest name of a receiver or giver, characters: «Любимой тёте Марии» is one. */
export const GIFT_NAME_MAX_LENGTH = 40;
/** Hours of the day at which a certificate is sent, in the city of its receiver. */
export const SENDING_HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const;
/** Maximum number of days ahead for sending. */
export const SENDING_DAYS = 365;

/** Whether a certificate of this sum is sold, kopecks. */
export function isCertificateAmount(amount: number): boolean {
  const { min, max } = CERTIFICATE_AMOUNTS;
  return Number.isSafeInteger(amount) && amount % 100 === 0 && amount >= min && amount <= max;
}

/** `30 000 ₽` as a shopper types it, in kopecks; null when no certificate of it is sold. */
export function parseCertificateAmount(text: string): Kopecks | null {
  const digits = text.replace(/[\s\u00A0₽]/g, '');
  if (!/^\d{1,7}$/.test(digits)) return null;
  const amount = kopecks(Number(digits) * 100);
  return isCertificateAmount(amount) ? amount : null;
}

/** The name as stored and printed, with keyboard characters, which all fonts have. */
export function normaliseGiftName(text: string): string {
  return cleanTyped(text, { signs: 'plain' });
}

/** A name or a few words: «Мама & папа», «Любимой маме!», without `<` and `>`; one letter at least. */
export function isGiftName(text: string): boolean {
  const name = normaliseGiftName(text);
  return (
    Array.from(name).length <= GIFT_NAME_MAX_LENGTH &&
    /^[\p{L}\p{M}\d .,:;!?&+/()№«»"'–—-]+$/u.test(name) &&
    /\p{L}/u.test(name)
  );
}

/** The greeting as stored: uniform line ends, no spaces around it. */
export function normaliseGreeting(text: string): string {
  return cleanTyped(text, { lines: 'many' });
}

/** Whether a greeting fits; an empty one means none. */
export function isGreeting(text: string): boolean {
  return Array.from(normaliseGreeting(text)).length <= GREETING_MAX_LENGTH;
}

/** Whether an address fits the way: an e-mail address, a mobile phone, or nothing to print. */
export function isGiftAddress(way: CertificateWay, address: string): boolean {
  const fits: Record<CertificateWay, boolean> = {
    mail: isEmail(cleanTyped(address, { signs: 'plain' })),
    sms: normalisePhone(address) !== null,
    print: true,
  };
  return fits[way];
}

/** The moment at which the clock of a city shows this day and hour. `timezone`: hours ahead of UTC. */
export function sendingTime({ day, hour, timezone }: { day: string; hour: number; timezone: number }): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + (hour - timezone) * 3_600_000);
}
