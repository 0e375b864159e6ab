import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The row behind a link. The phone is part of it, so that a later row with the same number does not
 * match the link.
 */
export type Linked = { id: number; phone: string };

const ID_BYTES = 4;
const SEAL_BYTES = 16;
const LENGTH = ID_BYTES + SEAL_BYTES;

/**
 * Links that only this shop can make, for the owner of the phone of a row. They are not stored, but recomputed
 * when needed. Each allows one purpose.
 */
export type PhoneLinks<Purpose extends string> = {
  /** 27 letters, digits, hyphens and underscores: an SMS is short. */
  linkOf: (row: Linked, purpose: Purpose) => string;
  /**
   * The row that a link claims to belong to; null for a link of another form. Check it with `purposeOf`.
   */
  idOf: (link: string) => number | null;
  /** What the link allows; null for a link that this shop did not make for that row. */
  purposeOf: (link: string, row: Linked) => Purpose | null;
};

export function phoneLinks<Purpose extends string>(
  key: Uint8Array,
  purposes: readonly Purpose[],
): PhoneLinks<Purpose> {
  const sealOf = ({ id, phone }: Linked, purpose: Purpose): Buffer =>
    createHmac('sha256', key).update(`${purpose}:${id}:${phone}`).digest().subarray(0, SEAL_BYTES);
  return {
    linkOf: (row, purpose) => {
      const id = Buffer.alloc(ID_BYTES);
      id.writeUInt32BE(row.id);
      return Buffer.concat([id, sealOf(row, purpose)]).toString('base64url');
    },
    idOf: (link) => {
      const bytes = Buffer.from(link, 'base64url');
      if (bytes.length !== LENGTH || bytes.toString('base64url') !== link) return null;
      const id = bytes.readUInt32BE();
      return id > 0 && id <= 0x7f_ff_ff_ff ? id : null;
    },
    purposeOf: (link, row) => {
      const bytes = Buffer.from(link, 'base64url');
      if (bytes.length !== LENGTH || bytes.readUInt32BE() !== row.id) return null;
      const seal = bytes.subarray(ID_BYTES);
      return purposes.find((one) => timingSafeEqual(seal, sealOf(row, one))) ?? null;
    },
  };
}
