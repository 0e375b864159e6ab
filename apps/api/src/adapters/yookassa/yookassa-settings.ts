/** The shop's contract with YooKassa. */
export type YookassaSettings = {
  shopId: string;
  secretKey: string;
  /** `https://api.yookassa.ru/v3` */
  baseUrl?: string;
  /** Origin of the shop without a trailing slash: the buyer returns to `/cart/pay/` there. */
  returnUrlBase: string;
  /** VAT code of the receipt: 1 none, 11 is 22 % (the main rate since 2026). */
  vatCode?: number;
  /** Payment method of the instalment contract; without it the shop offers no instalments. */
  instalmentMethod?: string;
  /** Networks that webhooks may come from; `YOOKASSA_NETWORKS` by default. */
  webhookNetworks?: readonly string[];
  timeoutMs?: number;
  /** Pause before the first retry; each later pause is twice as long. */
  retryPauseMs?: number;
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
