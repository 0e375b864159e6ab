export type { Captcha } from './captcha.ts';
export { requireHuman } from './require-human.ts';
