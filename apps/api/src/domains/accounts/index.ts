export { findUser } from './profile/find-user.ts';
export { lockAccount } from './lock-account.ts';
export { setLettersOfEmail } from './subscriptions/set-letters-of-email.ts';
