import {
  CERTIFICATE_ENTRY_REASONS,
  type CertificateEntryReason,
} from '@yahont/contracts/office/certificates.ts';

/**
 * The accounts for a certificate's money: `sold` is what its buyer paid, `balance` what the shop owes
 * its holder.
 */
export const ACCOUNTS = ['sold', 'balance', 'used', 'expired', 'voided'] as const;
export type CertificateAccount = (typeof ACCOUNTS)[number];

export const ENTRY_REASONS = CERTIFICATE_ENTRY_REASONS;
export type EntryReason = CertificateEntryReason;

type Move = { from: CertificateAccount; to: CertificateAccount };

/** The two sides of each entry. */
export const MOVES: Readonly<Record<EntryReason, Move>> = {
  issued: { from: 'sold', to: 'balance' },
  held: { from: 'balance', to: 'used' },
  released: { from: 'used', to: 'balance' },
  refunded: { from: 'used', to: 'balance' },
  expired: { from: 'balance', to: 'expired' },
  voided: { from: 'balance', to: 'voided' },
};
