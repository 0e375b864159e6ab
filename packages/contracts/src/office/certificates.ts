import { z } from 'zod';
import { CERTIFICATE_STATES, resendCertificate } from '../certificates/certificates.ts';
import { CertificateWay } from '../certificates/gift.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { Reason } from './fields.ts';

/** Why a certificate's money moved. `voided`: it was refunded. */
export const CERTIFICATE_ENTRY_REASONS = [
  'issued',
  'held',
  'released',
  'refunded',
  'expired',
  'voided',
] as const;
export const CertificateEntryReason = z.enum(CERTIFICATE_ENTRY_REASONS);
export type CertificateEntryReason = z.infer<typeof CertificateEntryReason>;

const OfficeCertificateRow = z.object({
  id: z.uuid(),
  /** Last characters of the code; null before it is issued. Nobody sees the whole code. */
  lastFour: z.string().nullable(),
  state: z.enum(CERTIFICATE_STATES),
  amount: MoneyOut,
  /** The remaining amount; null before it is issued. */
  balance: MoneyOut.nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** The order that bought it. */
  orderId: z.int(),
});
export type OfficeCertificateRow = z.infer<typeof OfficeCertificateRow>;

export const OfficeCertificate = OfficeCertificateRow.extend({
  /** null once the order's personal data was erased. */
  way: CertificateWay.nullable(),
  /** `a•••@example.ru`; null when it is to be printed, and once the personal data were erased. */
  sentTo: z.string().nullable(),
  sendAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime().nullable(),
  /** Every move of its money, the oldest first. */
  entries: z.array(
    z.object({
      at: z.iso.datetime(),
      reason: CertificateEntryReason,
      amount: MoneyOut,
      /** The order that it paid for; null for other moves. */
      orderId: z.int().nullable(),
    }),
  ),
});
export type OfficeCertificate = z.infer<typeof OfficeCertificate>;

/** Staff of a store see those that were bought or spent in an order of their store. The fifty newest. */
export const findOfficeCertificates = endpoint({
  method: 'GET',
  path: '/office/api/certificates',
  summary:
    'Gift certificates by the end of their code, or of one order that bought them or was paid with them',
  query: z.object({
    lastFour: z
      .string()
      .toUpperCase()
      .regex(/^[A-Z2-9]{4}$/)
      .optional(),
    orderId: IdParam.optional(),
  }),
  answer: z.object({ items: z.array(OfficeCertificateRow) }),
  access: { staff: 'certificates.look' },
});

const params = z.object({ id: z.uuid() });
/** Certificates of other stores are 404 here and below. */
export const getOfficeCertificate = endpoint({
  method: 'GET',
  path: '/office/api/certificates/{id}',
  summary: 'One gift certificate and every move of its money',
  params,
  answer: OfficeCertificate,
  access: { staff: 'certificates.look' },
});
export const sendOfficeCertificateAgain = endpoint({
  method: 'POST',
  path: '/office/api/certificates/{id}/send-again',
  summary: 'Send it to its receiver again',
  params,
  body: z.object({ reason: Reason }),
  answer: OfficeCertificate,
  access: { staff: 'certificates.send-again' },
  refusals: resendCertificate.refusals,
});
