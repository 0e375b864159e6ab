import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 4;
const SEAL_BYTES = 16;

/** Links of letters that only this shop can make. They are not stored and do not expire: an old letter must still work. */
export type BellLinks = {
  linkOf: (bellId: number) => string;
  /** Null for a link that this shop has not made. */
  read: (link: string) => number | null;
};

export function bellLinks(key: Uint8Array): BellLinks {
  const sealOf = (head: Buffer): Buffer =>
    createHmac('sha256', key).update(head).digest().subarray(0, SEAL_BYTES);
  return {
    linkOf: (bellId) => {
      const head = Buffer.alloc(ID_BYTES);
      head.writeUInt32BE(bellId);
      return Buffer.concat([head, sealOf(head)]).toString('base64url');
    },
    read: (link) => {
      const bytes = Buffer.from(link, 'base64url');
      if (bytes.length !== ID_BYTES + SEAL_BYTES || bytes.toString('base64url') !== link) return null;
      const head = bytes.subarray(0, ID_BYTES);
      return timingSafeEqual(bytes.subarray(ID_BYTES), sealOf(head)) ? head.readUInt32BE() : null;
    },
  };
}
