import type { Captcha } from '#src/domains/ground/captcha/captcha.ts';
import { CAPTCHA_REFUSALS } from '@yahont/contracts/wire/refusals.ts';
import { refuse } from '#src/platform/errors.ts';

/**
 * For a real shop without a captcha: refuses everybody with `captcha-missing`. Letting people through would let programs
 * through as well, and each of them costs an SMS or an operator's time.
 */
export function createNoCaptcha(): Captcha {
  return { isHuman: () => Promise.reject(refuse(CAPTCHA_REFUSALS, 'captcha-missing', {})) };
}
