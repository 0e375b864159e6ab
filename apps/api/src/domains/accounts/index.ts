export type { AccountDeps } from './accounts.deps.ts';
export { createEndedSessions } from './ended-sessions.ts';
export { findUser } from './find-user.ts';
export { lockAccount } from './lock-account.ts';
export { purgeSignIns } from './purge-sign-ins.ts';
