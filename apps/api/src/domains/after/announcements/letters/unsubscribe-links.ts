import { createHmac, timingSafeEqual } from 'node:crypto';
import { TOPICS, type Topic } from '@yahont/contracts/accounts/subscriptions.ts';

/**
 * Whose e-mails of a topic the link ends: an account's, or those to an address from the footer of the
 * site.
 */
export type Unsubscribing = { of: 'account' | 'subscriber'; id: number; topic: Topic };

const OWNERS = ['account', 'subscriber'] as const;
const HEAD_BYTES = 6;
const SEAL_BYTES = 16;

/**
 * Unsubscribe links that only this shop can make. They are not stored and do not expire: an old e-mail
 * must still work.
 */
export type UnsubscribeLinks = {
  /** 30 letters, digits, hyphens and underscores. */
  linkOf: (whose: Unsubscribing) => string;
  /** Null for a link that this shop has not made. */
  read: (link: string) => Unsubscribing | null;
};

export function unsubscribeLinks(key: Uint8Array): UnsubscribeLinks {
  const sealOf = (head: Buffer): Buffer =>
    createHmac('sha256', key).update(head).digest().subarray(0, SEAL_BYTES);
  return {
    linkOf: ({ of, id, topic }) => {
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt8(OWNERS.indexOf(of));
      head.writeUInt8(TOPICS.indexOf(topic), 1);
      head.writeUInt32BE(id, 2);
      return Buffer.concat([head, sealOf(head)]).toString('base64url');
    },
    read: (link) => {
      const bytes = Buffer.from(link, 'base64url');
      if (bytes.length !== HEAD_BYTES + SEAL_BYTES || bytes.toString('base64url') !== link) return null;
      const head = bytes.subarray(0, HEAD_BYTES);
      if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), sealOf(head))) return null;
      const [of, topic] = [OWNERS[head.readUInt8()], TOPICS[head.readUInt8(1)]];
      return of === undefined || topic === undefined ? null : { of, id: head.readUInt32BE(2), topic };
    },
  };
}

/** The page behind a link; mail programs post to the same address (RFC 8058). */
export function unsubscribePage(link: string): string {
  return `/unsubscribe/${link}/`;
}
