/** Where the money of a certificate can be: `sold` is what its buyer paid, `balance` what the shop owes its holder. */
export const ACCOUNTS = ['sold', 'balance', 'used', 'expired', 'voided'] as const;
export type CertificateAccount = (typeof ACCOUNTS)[number];

export const ENTRY_REASONS = ['issued', 'held', 'released', 'refunded', 'expired', 'voided'] as const;
/** `voided`: it was given back for its money. */
export type EntryReason = (typeof ENTRY_REASONS)[number];

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
