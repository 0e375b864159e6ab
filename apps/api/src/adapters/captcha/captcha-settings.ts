import type { Captcha } from '#src/domains/ground/captcha/captcha.ts';
import type { Log } from '#src/platform/log.ts';
import type { Troubles } from '#src/platform/outside/troubles.ts';
import { createSmartCaptcha, type SmartCaptchaSettings } from './smart-captcha.ts';
import { CAPTCHA_REFUSALS } from '@yahont/contracts/wire/refusals.ts';
import { refuse } from '#src/platform/errors.ts';

export type CaptchaSettings =
  /** `none`: forms that want a captcha are refused. */
  { kind: 'stand-in' } | { kind: 'none' } | ({ kind: 'smartcaptcha' } & SmartCaptchaSettings);

export function createCaptcha(settings: CaptchaSettings, parts: { log: Log; troubles: Troubles }): Captcha {
  switch (settings.kind) {
    case 'smartcaptcha':
      return createSmartCaptcha(settings, parts);
    case 'stand-in':
      return createStandInCaptcha();
    case 'none':
      return createNoCaptcha();
  }
}

/**
 * For a real shop without a captcha: refuses everybody with `captcha-missing`. Letting people through would let programs
 * through as well, and each of them costs an SMS or an operator's time.
 */
function createNoCaptcha(): Captcha {
  return { isHuman: () => Promise.reject(refuse(CAPTCHA_REFUSALS, 'captcha-missing', {})) };
}

/** Accepts every token: for the demo and for development, where there is no key. */
function createStandInCaptcha(): Captcha {
  return { isHuman: async () => true };
}
