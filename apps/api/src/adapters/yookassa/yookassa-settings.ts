import type { ProviderBreaker } from '../http/provider-breaker.ts';
/** Ways to pay that YooKassa is asked for. */
export const YOOKASSA_METHODS = ['card', 'sbp', 'sberpay'] as const;
export type YookassaMethod = (typeof YOOKASSA_METHODS)[number];

/** Tax systems in the order of YooKassa's codes. */
export const TAX_SYSTEMS = ['general', 'simplified-income', 'simplified-profit'] as const;
export type TaxSystem = (typeof TAX_SYSTEMS)[number];

/** `at-hand-over`: the bank holds the money until the buyer has the goods. A transfer by СБП cannot be held. */
export const CAPTURE_TIMES = ['at-once', 'at-hand-over'] as const;
export type CaptureTime = (typeof CAPTURE_TIMES)[number];

/** Who makes the receipt of a certificate's share of a return: YooKassa beside its refund, or staff at a till. */
export const ADVANCE_RECEIPTS = ['bank', 'by-hand'] as const;

/** The shop's contract with YooKassa. */
export type YookassaSettings = {
  shopId: string;
  secretKey: string;
  /** `https://api.yookassa.ru/v3` */
  baseUrl?: string;
  /** Origin of the shop without a trailing slash: the buyer returns to `/cart/pay/` there. */
  returnUrlBase: string;
  /**
   * One VAT code for every receipt, in YooKassa's numbering: 1 none, 7 is 5 %. By default it follows
   * from the tax system.
   */
  vatCode?: number;
  /** The general system by default; on a simplified one there is no VAT unless `vatCode` says otherwise. */
  taxSystem?: TaxSystem;
  /** When the money of a payment is captured, if the way to pay allows a hold; at once by default. */
  capture?: CaptureTime;
  /**
   * How many days before its hold expires money is captured although the goods still wait; one by
   * default.
   */
  takeHeldBeforeDays?: number;
  /** `bank` by default: nothing waits for a person (decision 0081). */
  advanceReceipts?: (typeof ADVANCE_RECEIPTS)[number];
  /** What the contract covers; cards alone by default. */
  methods?: readonly YookassaMethod[];
  /** Whether the contract lets the shop remember cards; not by default. */
  savesCards?: boolean;
  /** Networks that webhooks may come from; `YOOKASSA_NETWORKS` by default. */
  webhookNetworks?: readonly string[];
  timeoutMs?: number;
  /** Pause before the first retry; each later pause is twice as long. */
  retryPauseMs?: number;
  /** How long a shopper waits for all attempts together. */
  budgetMs?: number;
  /** Without a breaker the provider is always asked. */
  breaker?: ProviderBreaker;
};

export const YOOKASSA_URL = 'https://api.yookassa.ru/v3';

/** Source networks of YooKassa's webhooks, as its own SDK lists them. */
export const YOOKASSA_NETWORKS = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11/32',
  '77.75.156.35/32',
  '2a02:5180::/32',
] as const;
