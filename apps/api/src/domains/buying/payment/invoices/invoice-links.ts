import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 4;
const SEAL_BYTES = 16;

/**
 * Links to an invoice for people who pay it and have no account, such as accountants. Only this shop
 * can make them. They are not stored and do not expire: the invoice itself shows the amount still due.
 */
export type InvoiceLinks = {
  /** 27 letters, digits, hyphens and underscores. */
  linkOf: (orderId: number) => string;
  /** The order; null for a link that this shop did not make. */
  read: (link: string) => number | null;
};

export function invoiceLinks(key: Uint8Array): InvoiceLinks {
  const sealOf = (id: Buffer): Buffer =>
    createHmac('sha256', key).update(id).digest().subarray(0, SEAL_BYTES);
  return {
    linkOf: (orderId) => {
      const id = Buffer.alloc(ID_BYTES);
      id.writeUInt32BE(orderId);
      return Buffer.concat([id, sealOf(id)]).toString('base64url');
    },
    read: (link) => {
      const bytes = Buffer.from(link, 'base64url');
      if (bytes.length !== ID_BYTES + SEAL_BYTES || bytes.toString('base64url') !== link) return null;
      const id = bytes.subarray(0, ID_BYTES);
      const orderId = id.readUInt32BE();
      if (orderId > 0x7f_ff_ff_ff) return null;
      return timingSafeEqual(bytes.subarray(ID_BYTES), sealOf(id)) ? orderId : null;
    },
  };
}
