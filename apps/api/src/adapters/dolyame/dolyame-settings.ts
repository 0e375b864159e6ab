import type { ProviderBreaker } from '../http/provider-breaker.ts';
import type { InstalmentTerms } from '@yahont/values/sums/instalment-terms.ts';

/** The shop's contract with Долями. */
export type DolyameSettings = {
  login: string;
  password: string;
  /** Client certificate and its key, PEM: the operator takes no connection without them. */
  certificate: string;
  key: string;
  /** CA certificate of the operator, PEM; the usual authorities by default. */
  authority?: string;
  terms: InstalmentTerms;
  /** `https://partner.dolyame.ru` */
  baseUrl?: string;
  /** Origin of the shop without a trailing slash. */
  returnUrlBase: string;
  /** Networks that notices may come from; `DOLYAME_NETWORKS` by default. */
  webhookNetworks?: readonly string[];
  timeoutMs?: number;
  /** Pause before the first retry; each later pause is twice as long. */
  retryPauseMs?: number;
  /** How long a shopper waits for all attempts together. */
  budgetMs?: number;
  /** Without a breaker the operator is always asked. */
  breaker?: ProviderBreaker;
};

export const DOLYAME_URL = 'https://partner.dolyame.ru';

/** Source of the operator's notices. */
export const DOLYAME_NETWORKS = ['91.194.226.0/23'] as const;
