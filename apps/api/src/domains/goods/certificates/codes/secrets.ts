import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { CERTIFICATE_SECRET_BYTES, certificateCode } from '@yahont/values/certificates/code.ts';

/** For whom a link to a certificate was made: only the receiver's link shows that the message was opened. */
export type LinkFor = 'receiver' | 'buyer';

const ID_BYTES = 16;
const SEAL_BYTES = 16;

/**
 * Secrets that only this shop can derive from the id of a certificate. They are not stored, but
 * recomputed when needed.
 */
export type CertificateSecrets = {
  /** The code, without hyphens. */
  codeOf: (id: string) => string;
  /** The last part of the address of the certificate's page. */
  linkOf: (id: string, whose: LinkFor) => string;
  /** What a link leads to; null for a link that this shop did not make. */
  readLink: (link: string) => { id: string; whose: LinkFor } | null;
};

export function certificateSecrets(key: Uint8Array): CertificateSecrets {
  const digest = (purpose: string, id: string): Buffer =>
    createHmac('sha256', key).update(`${purpose}:${id}`).digest();
  const sealOf = (id: string, whose: LinkFor): Buffer => digest(whose, id).subarray(0, SEAL_BYTES);
  return {
    codeOf: (id) => certificateCode(digest('code', id).subarray(0, CERTIFICATE_SECRET_BYTES)),
    linkOf: (id, whose) =>
      Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), sealOf(id, whose)]).toString('base64url'),
    readLink: (link) => {
      const bytes = Buffer.from(link, 'base64url');
      if (bytes.length !== ID_BYTES + SEAL_BYTES) return null;
      const id = bytes
        .subarray(0, ID_BYTES)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      const seal = bytes.subarray(ID_BYTES);
      const whose = (['receiver', 'buyer'] as const).find((one) => timingSafeEqual(seal, sealOf(id, one)));
      return whose === undefined ? null : { id, whose };
    },
  };
}

/**
 * The code of a certificate that was issued with this hash; null when the shop had another key then,
 * and the code can no longer be derived.
 */
export function codeOfHash(
  { codeOf }: Pick<CertificateSecrets, 'codeOf'>,
  { id, codeHash }: { id: string; codeHash: string | null },
): string | null {
  const code = codeOf(id);
  return hashOfCode(code) === codeHash ? code : null;
}

/**
 * SHA-256 in hex: a code of 80 secret bits needs no slow hash, and a keyed hash would make codes
 * invalid when the key is lost.
 */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
