import { createHmac, timingSafeEqual } from 'node:crypto';

const HEAD_BYTES = 8;
const SEAL_BYTES = 16;
const TOKEN = `[0-9a-f]{${(HEAD_BYTES + SEAL_BYTES) * 2}}`;
/** Maximum number of addresses of one e-mail that are examined. */
const MAX = 8;

/** A thread and the account that it belongs to. */
export type NamedThread = { id: number; accountId: number };

/**
 * Reply addresses that only this shop can make. They are not stored, and each is valid while its thread
 * exists. Hexadecimal, because relays may change the case of an address.
 */
export type ReplyAddresses = {
  /** `support+0000…@reply.shop.example` */
  addressOf: (thread: NamedThread) => string;
  /**
   * The thread named by one of the addresses in these header values; null when this shop made none of
   * them.
   */
  find: (values: readonly string[]) => NamedThread | null;
};

/** @param domain the mail domain of the shop's reply addresses */
export function replyAddresses(key: Uint8Array, domain: string): ReplyAddresses {
  const sealOf = (head: Buffer): Buffer =>
    createHmac('sha256', key).update(head).digest().subarray(0, SEAL_BYTES);
  const address = new RegExp(
    String.raw`\bsupport\+(${TOKEN})@${domain.replaceAll('.', String.raw`\.`)}(?![\w.-])`,
    'gi',
  );
  const read = (token: string): NamedThread | null => {
    const bytes = Buffer.from(token, 'hex');
    const head = bytes.subarray(0, HEAD_BYTES);
    if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), sealOf(head))) return null;
    return { id: head.readUInt32BE(), accountId: head.readUInt32BE(4) };
  };
  return {
    addressOf: ({ id, accountId }) => {
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt32BE(id);
      head.writeUInt32BE(accountId, 4);
      return `support+${Buffer.concat([head, sealOf(head)]).toString('hex')}@${domain}`;
    },
    find: (values) => {
      const tokens = values.flatMap((value) => [...value.matchAll(address)].map(([, token]) => token ?? ''));
      for (const token of new Set(tokens.slice(0, MAX))) {
        const thread = read(token);
        if (thread) return thread;
      }
      return null;
    },
  };
}
