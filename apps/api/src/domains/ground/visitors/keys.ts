import { hkdfSync } from 'node:crypto';

/** Keys of this shop's tokens and codes, one per purpose, so that none can be used in place of another. */
export type Keys = {
  fuser: Uint8Array;
  access: Uint8Array;
  signInCode: Uint8Array;
  /** Signs the tokens that identify a device that has signed in before. */
  knownDevice: Uint8Array;
  /** Derives codes and links of gift certificates: it must outlive them. */
  certificate: Uint8Array;
  /** Signs links to appointments. */
  appointment: Uint8Array;
  /** Signs links to pieces that stores keep for shoppers. */
  hold: Uint8Array;
  /** Signs links of gifts, for their receivers. */
  giftReceipt: Uint8Array;
  /** Signs links to drafts of texts. */
  draft: Uint8Array;
  /** Signs links to attached files and newsletter subscriptions. */
  lead: Uint8Array;
  /** Signs the unsubscribe links of a topic's e-mails. */
  unsubscribe: Uint8Array;
  /** Signs links to invoices. */
  invoice: Uint8Array;
  /** Signs links to documents of companies. */
  paper: Uint8Array;
  /** Signs links of letters about bells. */
  bell: Uint8Array;
  /** Signs reply addresses of support e-mails. */
  supportReply: Uint8Array;
  /** Makes links of invitations to the office. */
  staffInvitation: Uint8Array;
  /** Encrypts secrets of authenticators: with another key each member of staff needs a reset. */
  staffSecret: Uint8Array;
  /** Hashes backup codes of staff. */
  staffBackup: Uint8Array;
  /** Hashes addresses that were typed at the sign-in of the office. */
  staffTries: Uint8Array;
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
    hold: derive('hold'),
    giftReceipt: derive('gift-receipt'),
    draft: derive('draft'),
    lead: derive('lead'),
    unsubscribe: derive('unsubscribe'),
    invoice: derive('invoice'),
    paper: derive('paper'),
    bell: derive('bell'),
    supportReply: derive('support-reply'),
    staffInvitation: derive('staff-invitation'),
    staffSecret: derive('staff-secret'),
    staffBackup: derive('staff-backup'),
    staffTries: derive('staff-tries'),
  };
}
