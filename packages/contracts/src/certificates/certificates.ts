import { z } from 'zod';
import { typedCode } from '../wire/typed.ts';
import { CERTIFICATE_CODE_MAX_LENGTH, isCertificateCode } from '@yahont/values/certificates/code.ts';
import { Cart, FormKey } from '../cart/cart.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { CAPTCHA_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';
import { CertificateAmount, CertificateDesign, Gift, OrderedGift } from './gift.ts';

/** A code without typing errors, in any spelling; it may still be invalid. */
export const CertificateCode = typedCode()
  .max(CERTIFICATE_CODE_MAX_LENGTH, INPUT_ERROR)
  .refine(isCertificateCode, INPUT_ERROR);

export const getCertificateTerms = endpoint({
  method: 'GET',
  path: '/api/certificates/terms',
  summary: 'Are gift certificates sold here, and for how many years they pay',
  answer: z.object({ isSold: z.boolean(), years: z.int() }),
});

export const AddCertificate = z.object({
  amount: CertificateAmount,
  gift: Gift,
  formKey: FormKey.optional(),
});
export const addCertificate = endpoint({
  method: 'POST',
  path: '/api/cart/certificates',
  summary: 'Put a gift certificate into the cart',
  body: AddCertificate,
  answer: Cart,
  status: 201,
  access: 'visitor',
  refusals: {
    /** The shop takes no cards, and a certificate must be prepaid. */
    'not-sold-online': refusal(409, {}),
    /** The cart has reached the limit of certificates. */
    'too-many-certificates': refusal(409, { most: z.int() }),
  },
});

/** Unknown, expired, void and empty certificates get the same refusal. */
export const CODE_REFUSALS = {
  'certificate-unusable': refusal(409, {}),
  'too-many-tries': refusal(429, RetryAfter),
};
export const CertificateBalance = z.object({ balance: MoneyOut, expiresAt: z.iso.datetime() });
export type CertificateBalance = z.infer<typeof CertificateBalance>;

export const getCertificateBalance = endpoint({
  method: 'POST',
  path: '/api/certificates/balance',
  summary: 'What a certificate has left, by its code',
  body: z.object({
    code: CertificateCode,
    /** Captcha token; works once. */
    token: z.string().max(4096),
  }),
  answer: CertificateBalance,
  refusals: { ...CAPTCHA_REFUSALS, ...CODE_REFUSALS },
});

/** A certificate whose code the account has entered, and that pays for its next order. */
export const AppliedCertificate = z.object({ id: z.uuid(), lastFour: z.string(), balance: MoneyOut });
export type AppliedCertificate = z.infer<typeof AppliedCertificate>;

export const applyCertificate = endpoint({
  method: 'POST',
  path: '/api/checkout/certificates',
  summary: 'Apply a certificate to the next order',
  body: z.object({ code: CertificateCode }),
  answer: AppliedCertificate.extend({ expiresAt: z.iso.datetime() }),
  access: 'account',
  refusals: CODE_REFUSALS,
});
/** Removing one that is not applied changes nothing. */
export const removeCertificate = endpoint({
  method: 'DELETE',
  path: '/api/checkout/certificates/{id}',
  summary: 'Pay the next order without this certificate',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ success: z.boolean() }),
  access: 'account',
});

/** Maximum number of certificates that an account keeps. */
export const KEPT_CERTIFICATES_MAX = 20;

/** A certificate that an account has activated by its code; the code is not shown again. */
export const KeptCertificate = z.object({
  id: z.uuid(),
  lastFour: z.string(),
  /** Its original price. */
  amount: MoneyOut,
  balance: MoneyOut,
  expiresAt: z.iso.datetime(),
  state: z.enum(['usable', 'empty', 'expired']),
  /** It pays for the next order, unless its owner deselects it at the checkout. */
  isApplied: z.boolean(),
});
export type KeptCertificate = z.infer<typeof KeptCertificate>;

export const listKeptCertificates = endpoint({
  method: 'GET',
  path: '/api/certificates/kept',
  summary: 'Gift certificates that the account has activated, the latest first',
  answer: z.object({ items: z.array(KeptCertificate) }),
  access: 'account',
});
/** Activating it twice counts once. */
export const keepCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/kept',
  summary: 'Activate a gift certificate in the account, by its code',
  body: z.object({ code: CertificateCode }),
  answer: KeptCertificate,
  access: 'account',
  refusals: {
    ...CODE_REFUSALS,
    /** The account has reached the limit of certificates. */
    'too-many-certificates': refusal(409, { most: z.int() }),
  },
});
export const applyKeptCertificate = endpoint({
  method: 'PUT',
  path: '/api/certificates/kept/{id}',
  summary: 'Whether an activated certificate pays for the next order',
  params: z.object({ id: z.uuid() }),
  body: z.object({ isApplied: z.boolean() }),
  answer: KeptCertificate,
  access: 'account',
  refusals: { 'certificate-not-found': refusal(404, {}) },
});
/** Removing one that is not kept changes nothing. */
export const forgetCertificate = endpoint({
  method: 'DELETE',
  path: '/api/certificates/kept/{id}',
  summary: 'Remove an activated certificate from the account; its code pays as before',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ success: z.boolean() }),
  access: 'account',
});

/**
 * `waiting`: its order is unpaid; `issuing`: it is being issued; `void`: it was refunded or its order
 * ended.
 */
export const CERTIFICATE_STATES = ['waiting', 'issuing', 'active', 'void'] as const;
export const OrderedCertificate = z.object({
  id: z.uuid(),
  /** Line of the order. */
  lineId: z.int(),
  amount: MoneyOut,
  state: z.enum(CERTIFICATE_STATES),
  /** null once the order's personal data was erased. */
  gift: OrderedGift.nullable(),
  sentAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime().nullable(),
  /** Link to the page that shows and prints it, for the buyer; null until it is issued. */
  page: z.string().nullable(),
  /** Nobody has used it, so the money can be refunded. */
  canGiveBack: z.boolean(),
});
export type OrderedCertificate = z.infer<typeof OrderedCertificate>;
export const listOrderCertificates = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/certificates',
  summary: 'Gift certificates of an own order',
  params: z.object({ id: IdParam }),
  answer: z.object({ items: z.array(OrderedCertificate) }),
  access: 'account',
});

const CertificateParam = z.object({ id: z.uuid() });
export const resendCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/{id}/resend',
  summary: 'Send an own gift certificate to its receiver again',
  params: CertificateParam,
  answer: z.object({ success: z.boolean() }),
  access: 'account',
  refusals: {
    /** It is for printing, waits for its hour, or is no longer valid. */
    'not-sendable': refusal(409, {}),
    'sent-lately': refusal(429, RetryAfter),
  },
});
export const giveBackCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/{id}/give-back',
  summary: 'Give an own unused gift certificate back for its money',
  params: CertificateParam,
  answer: z.object({ success: z.boolean() }),
  access: 'account',
  refusals: { 'certificate-used': refusal(409, {}) },
});

/** The content of the page behind a link: anyone who has the link has the certificate. */
export const ShownCertificate = z.object({
  amount: MoneyOut,
  /** The remaining amount; zero once it has expired. */
  balance: MoneyOut,
  code: z.string(),
  /**
   * The receiver has asked to see the code. Always true with the buyer's own link, which reveals
   * nothing about the receiver.
   */
  isOpened: z.boolean(),
  expiresAt: z.iso.datetime(),
  design: CertificateDesign,
  receiver: z.string(),
  sender: z.string(),
  greeting: z.string(),
});
export type ShownCertificate = z.infer<typeof ShownCertificate>;
const LinkParam = z.object({ link: z.string().regex(/^[\w-]{20,80}$/) });
const LINK_REFUSALS = { 'certificate-not-found': refusal(404, {}) };
export const showCertificate = endpoint({
  method: 'GET',
  path: '/api/certificates/links/{link}',
  summary: 'The gift certificate of a link',
  params: LinkParam,
  answer: ShownCertificate,
  refusals: LINK_REFUSALS,
});
export const openCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/links/{link}/opened',
  summary: 'The receiver has asked to see the code',
  params: LinkParam,
  answer: z.object({ success: z.boolean() }),
  refusals: LINK_REFUSALS,
});
