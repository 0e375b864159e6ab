export type { AccountDeps } from './accounts.deps.ts';
export type { Captcha } from './captcha.ts';
export { findUser } from './find-user.ts';
export { lockAccount } from './lock-account.ts';
export { purgeSignIns } from './purge-sign-ins.ts';
