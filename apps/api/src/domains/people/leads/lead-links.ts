import { createHmac, timingSafeEqual } from 'node:crypto';

const SEAL_BYTES = 16;
const FILE_BYTES = 8;
const SUBSCRIBER_BYTES = 4;

/** Links that only this shop can make. They are not stored, but recomputed when needed. */
export type LeadLinks = {
  /** Serves a file until a moment. */
  linkOfFile: (file: { id: number; key: string }, until: Date) => string;
  /** The file and the expiry that a link claims; null for a link of another form. */
  readFileLink: (link: string) => { id: number; until: Date } | null;
  isLinkOfFile: (link: string, file: { id: number; key: string }) => boolean;
  /** Confirms and ends the subscription of one address. */
  linkOfSubscriber: (subscriber: { id: number; email: string }) => string;
  subscriberIdOf: (link: string) => number | null;
  isLinkOfSubscriber: (link: string, subscriber: { id: number; email: string }) => boolean;
};

export function leadLinks(key: Uint8Array): LeadLinks {
  const seal = (head: Buffer, words: string): string =>
    Buffer.concat([
      head,
      createHmac('sha256', key).update(head).update(words).digest().subarray(0, SEAL_BYTES),
    ]).toString('base64url');
  const isSame = (one: string, other: string): boolean =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

  const links: LeadLinks = {
    linkOfFile: ({ id, key: name }, until) => {
      const head = Buffer.alloc(FILE_BYTES);
      head.writeUInt32BE(id);
      head.writeUInt32BE(Math.floor(until.getTime() / 1000), 4);
      return seal(head, `file:${name}`);
    },
    readFileLink: (link) => {
      const head = headOf(link, FILE_BYTES);
      return head && { id: idAt(head), until: new Date(head.readUInt32BE(4) * 1000) };
    },
    isLinkOfFile: (link, file) => {
      const read = links.readFileLink(link);
      return read !== null && read.id === file.id && isSame(link, links.linkOfFile(file, read.until));
    },
    linkOfSubscriber: ({ id, email }) => {
      const head = Buffer.alloc(SUBSCRIBER_BYTES);
      head.writeUInt32BE(id);
      return seal(head, `newsletter:${email}`);
    },
    subscriberIdOf: (link) => {
      const head = headOf(link, SUBSCRIBER_BYTES);
      return head && idAt(head);
    },
    isLinkOfSubscriber: (link, subscriber) => isSame(link, links.linkOfSubscriber(subscriber)),
  };
  return links;
}

/** The bytes before the seal; null when the link has another form. */
function headOf(link: string, length: number): Buffer | null {
  const bytes = Buffer.from(link, 'base64url');
  return bytes.length === length + SEAL_BYTES && bytes.toString('base64url') === link
    ? bytes.subarray(0, length)
    : null;
}

/** Ids are four-byte signed integers in the database: 0 matches no row. */
function idAt(head: Buffer): number {
  const id = head.readUInt32BE();
  return id <= 0x7f_ff_ff_ff ? id : 0;
}
