import type { Captcha } from '#src/domains/ground/captcha/captcha.ts';

/** Accepts every token: for the demo and for development, where there is no key. */
export function createStandInCaptcha(): Captcha {
  return { isHuman: async () => true };
}
