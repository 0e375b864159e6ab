import { createHmac, hkdfSync } from 'node:crypto';
import type { Buyer } from '#src/platform/context.ts';

/** Length of a Retail Rocket session id. */
const LENGTH = 24;

/** Derives a stable alias for a visitor; it does not reveal who the visitor is. */
export function createVisitorAlias(tokenKey: string): (visitor: Buyer) => string {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey, 'yahont', 'retail-rocket', 32));
  return (visitor) => {
    const name = visitor.kind === 'account' ? `account:${visitor.accountId}` : `fuser:${visitor.fuserId}`;
    return createHmac('sha256', key).update(name).digest('hex').slice(0, LENGTH);
  };
}
