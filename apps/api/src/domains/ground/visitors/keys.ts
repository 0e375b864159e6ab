import { hkdfSync } from 'node:crypto';

/** Keys of this shop's tokens and codes, one per purpose, so that none can be used in place of another. */
export type Keys = {
  fuser: Uint8Array;
  access: Uint8Array;
  signInCode: Uint8Array;
  /** Tokens by which a device is known to have signed in are made with it. */
  knownDevice: Uint8Array;
  /** Codes and links of gift certificates are made with it: it must outlive them. */
  certificate: Uint8Array;
  /** Links to appointments are made with it. */
  appointment: Uint8Array;
  /** Links to drafts of texts are made with it. */
  draft: Uint8Array;
  /** Links to attached files and newsletter subscriptions are made with it. */
  lead: Uint8Array;
  /** Seals the links that end e-mails of a topic. */
  unsubscribe: Uint8Array;
  /** Links to invoices are made with it. */
  invoice: Uint8Array;
  /** Links to papers of companies are made with it. */
  paper: Uint8Array;
  /** Addresses for answering e-mails of support are made with it. */
  supportReply: Uint8Array;
};

/** Derives the keys from the operator's secret. Throws when it is too short. */
export function deriveKeys({ tokenKey }: { tokenKey: string }): Keys {
  if (tokenKey.length < 32) throw new Error('The token key must have at least 32 characters');
  const derive = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', tokenKey, 'yahont', purpose, 32));
  return {
    fuser: derive('fuser'),
    access: derive('access'),
    signInCode: derive('sign-in-code'),
    knownDevice: derive('known-device'),
    certificate: derive('certificate'),
    appointment: derive('appointment'),
    draft: derive('draft'),
    lead: derive('lead'),
    unsubscribe: derive('unsubscribe'),
    invoice: derive('invoice'),
    paper: derive('paper'),
    supportReply: derive('support-reply'),
  };
}
