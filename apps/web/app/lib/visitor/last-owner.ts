let owner: number | null = null;

/** Remembers whose account the open page belongs to; null is nobody, and leaves the last owner. */
export function keepOwner(accountId: number | null): void {
  owner = accountId ?? owner;
}

/** The account that was signed in last in this tab; null: none was. */
export function lastOwner(): number | null {
  return owner;
}
