import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link is good for: the visit itself, or only the calendar file of one hour. */
export type LinkPurpose = 'visit' | 'calendar';

/** Whose link it is. The phone is part of it, so that no row that takes the number later answers to the link. */
export type Linked = { id: number; phone: string };

const ID_BYTES = 4;
const SEAL_BYTES = 16;
const LENGTH = ID_BYTES + SEAL_BYTES;

/** Links that only this shop can make of an appointment. None is stored: each is made again when it is needed. */
export type VisitLinks = {
  /** 27 letters, digits, hyphens and underscores: an SMS is short. */
  linkOf: (appointment: Linked, purpose: LinkPurpose) => string;
  /** The appointment that a link claims to be of; null for a link of another form. Check it with `purposeOf`. */
  idOf: (link: string) => number | null;
  /** What the link is good for; null for one that this shop has not made of that appointment. */
  purposeOf: (link: string, appointment: Linked) => LinkPurpose | null;
};

export function visitLinks(key: Uint8Array): VisitLinks {
  const sealOf = ({ id, phone }: Linked, purpose: LinkPurpose): Buffer =>
    createHmac('sha256', key).update(`${purpose}:${id}:${phone}`).digest().subarray(0, SEAL_BYTES);
  return {
    linkOf: (appointment, purpose) => {
      const id = Buffer.alloc(ID_BYTES);
      id.writeUInt32BE(appointment.id);
      return Buffer.concat([id, sealOf(appointment, purpose)]).toString('base64url');
    },
    idOf: (link) => {
      const bytes = Buffer.from(link, 'base64url');
      if (bytes.length !== LENGTH || bytes.toString('base64url') !== link) return null;
      const id = bytes.readUInt32BE();
      return id > 0 && id <= 0x7f_ff_ff_ff ? id : null;
    },
    purposeOf: (link, appointment) => {
      const bytes = Buffer.from(link, 'base64url');
      if (bytes.length !== LENGTH || bytes.readUInt32BE() !== appointment.id) return null;
      const seal = bytes.subarray(ID_BYTES);
      return (
        (['visit', 'calendar'] as const).find((one) => timingSafeEqual(seal, sealOf(appointment, one))) ??
        null
      );
    },
  };
}
