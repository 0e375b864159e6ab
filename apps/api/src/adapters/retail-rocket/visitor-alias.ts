import { createHmac, hkdfSync } from 'node:crypto';
import type { Buyer } from '#src/platform/context.ts';

/** Digits of a session of theirs. */
const LENGTH = 24;

/** Names a visitor to the outside: always the same, and nobody can tell from it who he is. */
export function createVisitorAlias(tokenKey: string): (visitor: Buyer) => string {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey, 'yahont', 'retail-rocket', 32));
  return (visitor) => {
    const name = visitor.kind === 'account' ? `account:${visitor.accountId}` : `fuser:${visitor.fuserId}`;
    return createHmac('sha256', key).update(name).digest('hex').slice(0, LENGTH);
  };
}
