import { z } from 'zod';
import {
  CERTIFICATE_DESIGNS,
  CERTIFICATE_WAYS,
  GREETING_MAX_LENGTH,
  isCertificateAmount,
  isGiftAddress,
  isGiftName,
  isGreeting,
  SENDING_HOURS,
} from '@yahont/values/certificates/gift.ts';
import { EMAIL_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { kopecks } from '@yahont/values/money.ts';
import { storedEmail } from '@yahont/values/contacts/email-address.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { Id } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { typedCode, typedLine, typedText } from '../wire/typed.ts';

export const CertificateDesign = z.enum(CERTIFICATE_DESIGNS);
export const CertificateWay = z.enum(CERTIFICATE_WAYS);

/** Allowed prices of a certificate, whole kopecks. */
export const CertificateAmount = z.number().refine(isCertificateAmount, INPUT_ERROR).transform(kopecks);

const GiftName = typedLine().max(200, INPUT_ERROR).refine(isGiftName, INPUT_ERROR);

/** Day and hour on the clock of a city. */
export const Sending = z.object({
  cityId: Id,
  day: z.iso.date(),
  hour: z
    .int()
    .min(SENDING_HOURS[0])
    .max(SENDING_HOURS.at(-1) ?? 0),
});

const GiftFields = z.object({
  design: CertificateDesign,
  receiver: GiftName,
  sender: GiftName,
  greeting: typedText()
    .max(4 * GREETING_MAX_LENGTH, INPUT_ERROR)
    .refine(isGreeting, INPUT_ERROR),
  way: CertificateWay,
  /** E-mail address or phone of the receiver; empty to print. */
  address: typedCode().max(EMAIL_MAX_LENGTH, INPUT_ERROR),
  /** null: sent as soon as it is paid. */
  sending: Sending.nullable(),
  /** The buyer wants a message when the receiver opens it. */
  tellsOpening: z.boolean(),
});

/**
 * The receiver of a certificate, and how and when it is sent. Fields that the way does not need are
 * dropped.
 */
export const Gift = GiftFields.superRefine(({ way, address }, context) => {
  if (!isGiftAddress(way, address))
    context.addIssue({ code: 'custom', path: ['address'], message: INPUT_ERROR });
}).transform((gift) => {
  if (gift.way === 'print') return { ...gift, address: '', sending: null, tellsOpening: false };
  return { ...gift, address: normalisePhone(gift.address) ?? storedEmail(gift.address) };
});
export type Gift = z.output<typeof Gift>;
export type GiftInput = z.input<typeof Gift>;

/** The same as stored in the order: the day and hour have become a moment. */
export const OrderedGift = GiftFields.omit({ sending: true }).extend({
  sending: Sending.extend({ cityName: z.string(), at: z.iso.datetime() }).nullable(),
});
export type OrderedGift = z.output<typeof OrderedGift>;
