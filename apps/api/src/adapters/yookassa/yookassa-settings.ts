/** The shop's contract with YooKassa. */
export type YookassaSettings = {
  shopId: string;
  secretKey: string;
  /** `https://api.yookassa.ru/v3` */
  baseUrl?: string;
  /** Where the shop stands, without a slash at the end: the buyer comes back to `/cart/pay/` there. */
  returnUrlBase: string;
  /** VAT in the receipt: 1 none, 11 is 22 % (the main rate since 2026). */
  vatCode?: number;
  /** The method of the instalment contract there; without one the shop offers no instalments. */
  instalmentMethod?: string;
  /** Networks that webhooks may come from; those that the provider publishes unless given. */
  webhookNetworks?: readonly string[];
  timeoutMs?: number;
  /** Pause before the first repetition; each next one is twice as long. */
  retryPauseMs?: number;
};

export const YOOKASSA_URL = 'https://api.yookassa.ru/v3';

/** Where the provider's webhooks come from, as its own SDK lists them. */
export const YOOKASSA_NETWORKS = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11/32',
  '77.75.156.35/32',
  '2a02:5180::/32',
] as const;
