import { useRouteLoaderData } from 'react-router';
import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { InstalmentTerms } from '@yahont/values/sums/instalment-terms.ts';

/** SPEC 9.10: languages of the captcha. */
export type CaptchaLanguage = 'ru' | 'en' | 'be' | 'kk' | 'tt' | 'uk' | 'uz' | 'tr';

/** Settings of SmartCaptcha. */
export type CaptchaSettings = {
  siteKey: string;
  /** Origin of its script. */
  origin: string;
  language: CaptchaLanguage;
};

/** Settings of Yandex Maps. */
export type YandexMapsSettings = {
  apiKey: string;
  /** Origin of its script. */
  origin: string;
};

/**
 * Third-party services of this shop, as far as pages may know; null: not configured, the built-in replacement is used.
 */
export type PublicSettings = {
  captcha: CaptchaSettings | null;
  /** Number of the Yandex.Metrika counter. */
  metrikaCounter: number | null;
  /** Address of the chat widget's loader. */
  chatScript: string | null;
  /** Maps with streets. */
  yandexMaps: YandexMapsSettings | null;
  /** Terms of the operator of instalments; null: nothing is sold in instalments, and no page may say so. */
  instalment: InstalmentTerms | null;
  /** The sentence about them for descriptions of pages (SPEC 1.4); empty without an operator. */
  instalmentLine: string;
  /** Ways to pay that the shop takes, in the shopper's words. */
  paymentWays: readonly string[];
  /** Ways of a sign-in code, the first one tried first. */
  codeWays: readonly CodeWay[];
  /** Page on which a УИН is checked in ГИИС ДМДК; `{uin}` is replaced by the number. Loaders of the account read it. */
  uinCheckUrl?: string;
};

const NOTHING: PublicSettings = {
  captcha: null,
  metrikaCounter: null,
  chatScript: null,
  yandexMaps: null,
  instalment: null,
  instalmentLine: '',
  paymentWays: [],
  codeWays: ['sms'],
};

/** The settings from the root loader; a page that failed earlier has none. */
export function usePublicSettings(): PublicSettings {
  const data = useRouteLoaderData<{ settings: PublicSettings }>('root');
  return data?.settings ?? NOTHING;
}
