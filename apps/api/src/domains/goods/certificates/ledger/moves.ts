import {
  CERTIFICATE_ENTRY_REASONS,
  type CertificateEntryReason,
} from '@yahont/contracts/office/certificates.ts';

/** Where the money of a certificate can be: `sold` is what its buyer paid, `balance` what the shop owes its holder. */
export const ACCOUNTS = ['sold', 'balance', 'used', 'expired', 'voided'] as const;
export type CertificateAccount = (typeof ACCOUNTS)[number];

export const ENTRY_REASONS = CERTIFICATE_ENTRY_REASONS;
export type EntryReason = CertificateEntryReason;

type Move = { from: CertificateAccount; to: CertificateAccount };

/** The two legs of each entry. */
export const MOVES: Readonly<Record<EntryReason, Move>> = {
  issued: { from: 'sold', to: 'balance' },
  held: { from: 'balance', to: 'used' },
  released: { from: 'used', to: 'balance' },
  refunded: { from: 'used', to: 'balance' },
  expired: { from: 'balance', to: 'expired' },
  voided: { from: 'balance', to: 'voided' },
};
