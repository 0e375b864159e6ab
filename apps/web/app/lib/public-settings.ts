import { useRouteLoaderData } from 'react-router';
import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { OptionalModule } from '@yahont/contracts/optional-modules.ts';
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
  /** Terms of the instalment operator; null: the shop offers no instalments, and no page may mention them. */
  instalment: InstalmentTerms | null;
  /** The sentence about instalments for page descriptions (SPEC 1.4); empty without an operator. */
  instalmentLine: string;
  /** Accepted ways to pay, in the shopper's words. */
  paymentWays: readonly string[];
  /** Ways to send a sign-in code, in the order in which they are tried. */
  codeWays: readonly CodeWay[];
  /** Modules that this shop runs without: pages leave out whatever belongs to them. */
  modulesOff: readonly OptionalModule[];
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
  modulesOff: [],
};

/** The settings from the root loader; a page that failed earlier has none. */
export function usePublicSettings(): PublicSettings {
  const data = useRouteLoaderData<{ settings: PublicSettings }>('root');
  return data?.settings ?? NOTHING;
}

/** Whether this shop runs a module; parts of a page ask it before they render or load anything. */
export function useIsModuleOn(module: OptionalModule): boolean {
  return !usePublicSettings().modulesOff.includes(module);
}
