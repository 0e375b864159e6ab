export { findUser } from './profile/find-user.ts';
export { lockAccount } from './lock-account.ts';
