let owner: number | null = null;

/** Remembers whose account the open page belongs to; null means nobody, and keeps the last owner. */
export function keepOwner(accountId: number | null): void {
  owner = accountId ?? owner;
}

/** The account that was last signed in in this tab; null when there was none. */
export function lastOwner(): number | null {
  return owner;
}
