import type { EmailContent } from '#src/platform/messages/email/email-layout.ts';

/** Sends an e-mail once for each key, or throws. */
export type StaffMail = {
  send: (mail: EmailContent & { to: string; idempotencyKey: string }) => Promise<void>;
};

export type SignInKeys = {
  /** Makes tokens of invitations. */
  staffInvitation: Uint8Array;
  /** Encrypts secrets of authenticators. */
  staffSecret: Uint8Array;
  staffBackup: Uint8Array;
  /** Hashes addresses that were typed. */
  staffTries: Uint8Array;
};

export type StaffDeps = {
  keys: SignInKeys;
  mail: StaffMail;
  /** Scheme and host of the shop. */
  publicUrl: string;
};
