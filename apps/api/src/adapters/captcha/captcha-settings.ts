import type { Captcha } from '#src/domains/captcha/captcha.ts';
import type { Log } from '#src/platform/log.ts';
import { createSmartCaptcha } from './smart-captcha.ts';
import type { SmartCaptchaSettings } from './smart-captcha.ts';
import { createStandInCaptcha } from './stand-in.ts';

export type CaptchaSettings = { kind: 'stand-in' } | ({ kind: 'smartcaptcha' } & SmartCaptchaSettings);

export function createCaptcha(settings: CaptchaSettings, log: Log): Captcha {
  return settings.kind === 'smartcaptcha' ? createSmartCaptcha(settings, log) : createStandInCaptcha();
}
