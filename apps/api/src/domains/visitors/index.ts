export { ACCESS_LIFE_SECONDS, createAccessToken } from './access-token.ts';
export { readFuserToken } from './fuser-token.ts';
export { createIdentify } from './identify.ts';
export { deriveKeys } from './keys.ts';
export type { Keys } from './keys.ts';
