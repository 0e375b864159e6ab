export { findUser } from './profile/find-user.ts';
export { lockCustomer } from './office/lock-customer.ts';
export { requireFreshEntry } from './proof/proof.ts';
export { lockAccount } from './lock-account.ts';
export { changeSubscriptions } from './subscriptions/change-subscriptions.ts';
export { endTopicLetters } from './subscriptions/end-topic-letters.ts';
export { setLettersOfEmail } from './subscriptions/set-letters-of-email.ts';
