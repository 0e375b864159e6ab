import { z } from 'zod';
import { isAccount, isCorrespondentAccount } from '@yahont/values/invoice/bank-code.ts';
import { isKpp } from '@yahont/values/buyer/company-rules.ts';
import { USUAL_LIMITS, USUAL_PARTS_DAYS } from '@yahont/values/sums/payment-limits.ts';
import { isInn } from '@yahont/values/buyer/inn.ts';

/** An origin: `https://shop.example`. */
export const address = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

export const switched = z
  .enum(['0', '1', 'off', 'on', 'false', 'true'])
  .transform((word) => ['1', 'on', 'true'].includes(word));

const wholeRoubles = z.coerce.number().int().min(100).max(10_000_000);

const methods = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((method) => method !== ''))
  .pipe(z.array(z.enum(['card', 'sbp', 'sberpay'])).min(1));

/** Variables of the contracts with banks and operators of instalments. */
export const paymentVariables = {
  YOOKASSA_SHOP_ID: z.string().min(1).optional(),
  YOOKASSA_SECRET_KEY: z.string().min(1).optional(),
  /** Address of its API when not the usual one: `https://api.yookassa.ru/v3`. */
  YOOKASSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * One VAT code for all receipts, in the provider's numbering; 1 means none. By default the main rate of the
   * day.
   */
  YOOKASSA_VAT_CODE: z.coerce.number().int().min(1).max(12).optional(),
  /** Tax system of the shop. With a simplified one receipts show no VAT unless `YOOKASSA_VAT_CODE` is set. */
  TAX_SYSTEM: z.enum(['general', 'simplified-income', 'simplified-profit']).optional(),
  /**
   * `at-hand-over`: cards and SberPay payments are only authorised until the buyer has the goods, for seven
   * days at most.
   */
  YOOKASSA_CAPTURE: z.enum(['at-once', 'at-hand-over']).default('at-once'),
  /**
   * How many days before an authorisation ends the money is captured, even if the goods are still waiting.
   */
  YOOKASSA_HOLD_RESERVE_DAYS: z.coerce.number().int().min(1).max(6).default(1),
  /**
   * Who issues the receipt for the certificate part of a refund: YooKassa with its refund, or staff at a
   * till.
   */
  YOOKASSA_ADVANCE_RECEIPTS: z.enum(['bank', 'by-hand']).default('bank'),
  /** Ways to pay that the contract with YooKassa covers: `card,sbp,sberpay`. */
  YOOKASSA_METHODS: methods.default(['card']),
  /**
   * Whether the contract lets the shop save cards, with the shopper's consent. YooKassa must enable it first.
   */
  YOOKASSA_SAVED_CARDS: switched.default(false),
  /** Maximum payments of the contracts, roubles. */
  CARD_MAX: wholeRoubles.default(USUAL_LIMITS.card / 100),
  SBP_MAX: wholeRoubles.default(USUAL_LIMITS.sbp / 100),
  SBERPAY_MAX: wholeRoubles.default(USUAL_LIMITS.sberpay / 100),
  CASH_MAX: wholeRoubles.default(USUAL_LIMITS.cash / 100),
  /** Whether couriers and stores accept cards on receipt too; by default only in a demo. */
  CARD_ON_RECEIPT: switched.optional(),
  /**
   * Days for which an order above CARD_MAX is reserved while it is paid in several payments; 0 disables such
   * payments.
   */
  PARTS_DAYS: z.coerce.number().int().min(0).max(30).default(USUAL_PARTS_DAYS),
  /** Name of the instalment operator in the register of the Bank of Russia, and the terms of its contract. */
  INSTALMENT_OPERATOR: z.string().min(1).max(200).optional(),
  INSTALMENT_PAYMENTS: z.coerce.number().int().min(2).max(13).default(4),
  INSTALMENT_EVERY: z.enum(['month', 'fortnight']).default('fortnight'),
  INSTALMENT_FROM: wholeRoubles.default(3_000),
  INSTALMENT_TO: wholeRoubles.default(200_000),
  DOLYAME_LOGIN: z.string().min(1).optional(),
  DOLYAME_PASSWORD: z.string().min(1).optional(),
  /** Paths of the client certificate and its key, PEM. */
  DOLYAME_CERTIFICATE: z.string().min(1).optional(),
  DOLYAME_KEY: z.string().min(1).optional(),
  DOLYAME_URL: address.optional(),
  YANDEX_PAY_MERCHANT_ID: z.string().min(1).optional(),
  YANDEX_PAY_API_KEY: z.string().min(1).optional(),
  YANDEX_PAY_URL: address.optional(),
  /** VAT of the receipts, in Yandex Pay's numbering. */
  YANDEX_PAY_TAX: z.coerce.number().int().min(1).max(20).optional(),
  /** The account on invoices; only companies have a КПП. */
  SELLER_NAME: z.string().trim().min(2).max(160).optional(),
  SELLER_INN: z.string().refine(isInn, 'not a taxpayer number').optional(),
  SELLER_KPP: z.string().refine(isKpp, 'nine digits, not 0000 first').optional(),
  SELLER_ADDRESS: z.string().trim().min(5).max(300).optional(),
  SELLER_BANK: z.string().trim().min(2).max(200).optional(),
  SELLER_BIC: z
    .string()
    .regex(/^\d{9}$/, 'nine digits')
    .optional(),
  SELLER_ACCOUNT: z
    .string()
    .regex(/^\d{20}$/, 'twenty digits')
    .optional(),
  SELLER_CORRESPONDENT: z
    .string()
    .regex(/^\d{20}$/, 'twenty digits')
    .optional(),
  /** Who signs companies' documents: «Иванова А. П.»; filled in by hand when absent. */
  SELLER_HEAD: z.string().trim().min(2).max(80).optional(),
  SELLER_ACCOUNTANT: z.string().trim().min(2).max(80).optional(),
  /** Banking days for which an order by invoice waits for its payment. */
  INVOICE_DAYS: z.coerce.number().int().min(1).max(30).default(3),
};

/** Variables of an account: all are set, or none. */
const ACCOUNT = [
  'SELLER_NAME',
  'SELLER_INN',
  'SELLER_ADDRESS',
  'SELLER_BANK',
  'SELLER_BIC',
  'SELLER_ACCOUNT',
  'SELLER_CORRESPONDENT',
] as const;

/** Variables that each variable requires. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  YOOKASSA_SHOP_ID: ['YOOKASSA_SECRET_KEY', 'PUBLIC_URL'],
  YOOKASSA_SECRET_KEY: ['YOOKASSA_SHOP_ID'],
  YOOKASSA_URL: ['YOOKASSA_SHOP_ID'],
  DOLYAME_LOGIN: [
    'DOLYAME_PASSWORD',
    'DOLYAME_CERTIFICATE',
    'DOLYAME_KEY',
    'INSTALMENT_OPERATOR',
    'PUBLIC_URL',
  ],
  DOLYAME_PASSWORD: ['DOLYAME_LOGIN'],
  DOLYAME_CERTIFICATE: ['DOLYAME_LOGIN'],
  DOLYAME_KEY: ['DOLYAME_LOGIN'],
  DOLYAME_URL: ['DOLYAME_LOGIN'],
  YANDEX_PAY_MERCHANT_ID: ['YANDEX_PAY_API_KEY', 'YANDEX_PAY_TAX', 'INSTALMENT_OPERATOR', 'PUBLIC_URL'],
  YANDEX_PAY_API_KEY: ['YANDEX_PAY_MERCHANT_ID'],
  YANDEX_PAY_URL: ['YANDEX_PAY_MERCHANT_ID'],
  SELLER_KPP: ACCOUNT,
  SELLER_HEAD: ACCOUNT,
  SELLER_ACCOUNTANT: ACCOUNT,
  ...Object.fromEntries(ACCOUNT.map((name) => [name, ACCOUNT])),
};

/** Refuses incomplete contracts, two instalment operators at once, and limits that exclude every price. */
export function checkPayment(variables: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  for (const [name, others] of Object.entries(NEEDS)) {
    if (variables[name] === undefined) continue;
    for (const other of others) {
      if (variables[other] === undefined) refuse(other, `is needed with ${name}`);
    }
  }
  if (variables['DOLYAME_LOGIN'] !== undefined && variables['YANDEX_PAY_MERCHANT_ID'] !== undefined)
    refuse('YANDEX_PAY_MERCHANT_ID', 'one operator of instalments at a time: DOLYAME_LOGIN is set too');
  if (Number(variables['INSTALMENT_FROM']) > Number(variables['INSTALMENT_TO']))
    refuse('INSTALMENT_TO', 'is less than INSTALMENT_FROM: no price would be sold in instalments');
  checkAccount(variables, refuse);
}

/** Checks the account's digits: with a wrong one buyers would pay somebody else. */
function checkAccount(
  { SELLER_INN: inn, SELLER_KPP: kpp, SELLER_BIC: bic, ...rest }: Readonly<Record<string, unknown>>,
  refuse: (name: string, message: string) => void,
): void {
  if (typeof inn !== 'string' || typeof bic !== 'string') return;
  const { SELLER_ACCOUNT: account, SELLER_CORRESPONDENT: correspondent } = rest;
  if (typeof account === 'string' && !isAccount(account, bic))
    refuse('SELLER_ACCOUNT', 'is no account of the bank of SELLER_BIC');
  if (typeof correspondent === 'string' && !isCorrespondentAccount(correspondent, bic))
    refuse('SELLER_CORRESPONDENT', 'is no correspondent account of the bank of SELLER_BIC');
  if (inn.length === 10 && kpp === undefined)
    refuse('SELLER_KPP', 'is needed with the SELLER_INN of a company');
}
