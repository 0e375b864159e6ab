import { useRouteLoaderData } from 'react-router';

/** SPEC 9: languages of the captcha. */
export type CaptchaLanguage = 'ru' | 'en' | 'be' | 'kk' | 'tt' | 'uk' | 'uz' | 'tr';

/** SmartCaptcha of this shop. */
export type CaptchaSettings = {
  siteKey: string;
  /** Where its script is taken from. */
  origin: string;
  language: CaptchaLanguage;
};

/** Which services of others this shop uses, as pages may know it; null: not configured, the built-in way is taken. */
export type PublicSettings = {
  captcha: CaptchaSettings | null;
  /** Number of the counter of Yandex.Metrika. */
  metrikaCounter: number | null;
  /** Address of the chat widget's loader. */
  chatScript: string | null;
};

const NOTHING: PublicSettings = {
  captcha: null,
  metrikaCounter: null,
  chatScript: null,
};

/** The settings from the root's loader; a page that broke before it has none. */
export function usePublicSettings(): PublicSettings {
  const data = useRouteLoaderData<{ settings: PublicSettings }>('root');
  return data?.settings ?? NOTHING;
}
