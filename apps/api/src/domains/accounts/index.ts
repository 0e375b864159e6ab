export { findUser } from './find-user.ts';
export { lockAccount } from './lock-account.ts';
