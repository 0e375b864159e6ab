import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DraftLinks } from './document-kind.ts';

const GOOD_FOR_MS = 7 * 86_400_000;
const SEAL_BYTES = 16;
/** Number of the document and the second at which the link ends, each as 32 bits. */
const HEAD_BYTES = 8;

export function draftLinks(key: Uint8Array): DraftLinks {
  const sealOf = (head: Buffer): Buffer =>
    createHmac('sha256', key).update(head).digest().subarray(0, SEAL_BYTES);
  return {
    linkOf: (documentId, now) => {
      // Rounded to hours: repeated requests within an hour give the same link.
      const hour = 3_600_000;
      const until = new Date(Math.ceil((now.getTime() + GOOD_FOR_MS) / hour) * hour);
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt32BE(documentId, 0);
      head.writeUInt32BE(until.getTime() / 1000, 4);
      return { token: Buffer.concat([head, sealOf(head)]).toString('base64url'), until };
    },
    documentOf: (token, now) => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== HEAD_BYTES + SEAL_BYTES || bytes.toString('base64url') !== token) return null;
      const head = bytes.subarray(0, HEAD_BYTES);
      if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), sealOf(head))) return null;
      return head.readUInt32BE(4) * 1000 > now.getTime() ? head.readUInt32BE(0) : null;
    },
  };
}
