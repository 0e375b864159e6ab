import type { Captcha } from '#src/domains/ground/captcha/captcha.ts';
import type { Log } from '#src/platform/log.ts';
import type { Troubles } from '#src/platform/outside/troubles.ts';
import { createNoCaptcha } from './no-captcha.ts';
import { createSmartCaptcha } from './smart-captcha.ts';
import type { SmartCaptchaSettings } from './smart-captcha.ts';
import { createStandInCaptcha } from './stand-in.ts';

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
