export { ACCESS_LIFE_SECONDS, createAccessToken } from './access-token.ts';
export { readFuserToken } from './fuser-token.ts';
export { noteUse, waitForUse } from './uses/use-limits.ts';
export type { UseLimit, UseWait } from './uses/use-limits.ts';
export { createIdentify } from './identify.ts';
export { deriveKeys } from './keys.ts';
export type { Keys } from './keys.ts';
