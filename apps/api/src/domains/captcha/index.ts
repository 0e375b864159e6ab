export type { Captcha } from './captcha.ts';
export { purgeCaptchaTokens } from './purge-captcha-tokens.ts';
export { requireHuman } from './require-human.ts';
