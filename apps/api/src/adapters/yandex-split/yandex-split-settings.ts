import type { ProviderBreaker } from '../http/provider-breaker.ts';
import type { InstalmentTerms } from '@yahont/values/sums/instalment-terms.ts';

/** The shop's contract with Yandex Pay. */
export type YandexSplitSettings = {
  merchantId: string;
  apiKey: string;
  terms: InstalmentTerms;
  /** `https://pay.yandex.ru`; the sandbox has the same paths. */
  baseUrl?: string;
  /** Origin of the shop without a trailing slash. */
  returnUrlBase: string;
  /** VAT of the receipt in Yandex Pay's numbering. */
  tax: number;
  timeoutMs?: number;
  /** Pause before the first retry; each later pause is twice as long. */
  retryPauseMs?: number;
  /** How long a shopper waits for all attempts together. */
  budgetMs?: number;
  /** Without a breaker the operator is always asked. */
  breaker?: ProviderBreaker;
};

/** The operator's name in logs and errors. */
export const YANDEX_PAY = 'Yandex Pay';

export const YANDEX_PAY_URL = 'https://pay.yandex.ru';
