import type { addCertificate } from '@yahont/contracts/certificates/certificates.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import {
  CERTIFICATE_AMOUNTS,
  CERTIFICATE_DESIGNS,
  CERTIFICATE_WAYS,
  isGiftAddress,
  isGiftName,
  isGreeting,
  parseCertificateAmount,
  SENDING_HOURS,
  type CertificateDesign,
  type CertificateWay,
} from '@yahont/values/certificates/gift.ts';
import { isIsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { defineForm, isAnything } from '#app/base/forms/define-form.ts';

/** Value of the choice «своя сумма». */
export const OWN_AMOUNT = 'own';

/** The fields in page order. Fields that the chosen way does not need accept any text. */
export const CERTIFICATE = defineForm(
  {
    amount: (text) => text === OWN_AMOUNT || parseCertificateAmount(text) !== null,
    ownAmount: (text, { amount }) => amount !== OWN_AMOUNT || parseCertificateAmount(text) !== null,
    way: (text) => wayOf(text) !== null,
    design: (text) => designOf(text) !== null,
    receiver: isGiftName,
    sender: isGiftName,
    email: (text, { way }) => way !== 'mail' || isGiftAddress('mail', text),
    phone: (text, { way }) => way !== 'sms' || isGiftAddress('sms', text),
    greeting: isGreeting,
    when: isAnything,
    day: (text, values) => !isSentLater(values) || isIsoDate(text),
    hour: (text, values) => !isSentLater(values) || SENDING_HOURS.some((hour) => String(hour) === text),
    cityId: (text, values) => !isSentLater(values) || /^\d{1,9}$/.test(text),
    tellsOpening: isAnything,
  },
  {
    receiver: 'gift.receiver',
    sender: 'gift.sender',
    email: 'gift.address',
    phone: 'gift.address',
    greeting: 'gift.greeting',
    day: 'gift.sending.day',
    hour: 'gift.sending.hour',
    cityId: 'gift.sending.cityId',
  },
);
export type CertificateField = (typeof CERTIFICATE)['fields'][number];
export type CertificateValues = (typeof CERTIFICATE)['empty'];

/** The values before the shopper chooses anything. */
export function firstValues(cityId: number): CertificateValues {
  const [, , usual] = CERTIFICATE_AMOUNTS.usual;
  return {
    ...CERTIFICATE.empty,
    amount: String((usual ?? CERTIFICATE_AMOUNTS.min) / 100),
    way: 'mail',
    design: 'ruby',
    when: 'now',
    hour: '10',
    cityId: String(cityId),
    tellsOpening: 'on',
  };
}

/** The chosen sum in kopecks; null while no valid sum is typed. */
export function amountOf({ amount, ownAmount }: CertificateValues): Kopecks | null {
  return parseCertificateAmount(amount === OWN_AMOUNT ? ownAmount : amount);
}

export function wayOf(text: string): CertificateWay | null {
  return CERTIFICATE_WAYS.find((way) => way === text) ?? null;
}

export function designOf(text: string): CertificateDesign | null {
  return CERTIFICATE_DESIGNS.find((design) => design === text) ?? null;
}

function isSentLater({ way, when }: { way: string; when: string }): boolean {
  return when === 'later' && way !== 'print';
}

/** The certificate in the form of the API; null while a field is wrong. */
export function certificateRequest(values: CertificateValues): BodyOf<typeof addCertificate> | null {
  const [amount, way, design] = [amountOf(values), wayOf(values.way), designOf(values.design)];
  if (CERTIFICATE.wrong(values).length > 0 || amount === null || way === null || design === null) return null;
  const { receiver, sender, greeting, day, hour, cityId, tellsOpening } = values;
  const addresses: Record<CertificateWay, string> = { mail: values.email, sms: values.phone, print: '' };
  const sending = isSentLater(values) ? { cityId: Number(cityId), day, hour: Number(hour) } : null;
  return {
    amount,
    gift: {
      design,
      receiver,
      sender,
      greeting,
      way,
      address: addresses[way],
      sending,
      tellsOpening: tellsOpening !== '',
    },
  };
}
