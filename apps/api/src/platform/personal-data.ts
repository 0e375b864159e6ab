import type { Context } from './context.ts';
import type { Db } from './database/database.ts';

/** Whose data is exported or erased. */
export type Person = {
  accountId: number;
  /** `+79XXXXXXXXX`; null once the account was erased. */
  phone: string | null;
  /**
   * Every phone and e-mail address to which the shop may have written. Some were never confirmed and
   * may be another person's.
   */
  addresses: readonly string[];
  /**
   * Addresses that identify the person's rows without an account. When the owner asks, only confirmed
   * ones: otherwise typing somebody's address would reveal their messages. When staff ask, who have
   * checked the person, all `addresses`.
   */
  ownAddresses: readonly string[];
};

/** Why a person cannot be erased yet. */
export type Hindrance =
  | { reason: 'open-orders'; /** Order numbers as the shopper sees them. */ orders: string[] }
  | { reason: 'open-payments'; orders: string[] }
  | { reason: 'open-returns'; orders: string[] };

/** What one domain stores about a person. Each domain is responsible for its own tables. */
export type PersonalData = {
  /** Phones and e-mail addresses in the domain's tables. */
  listAddresses?: (db: Db, accountId: number) => Promise<string[]>;
  /** Everything that the domain stores about the person, as JSON, without tokens and hashes. */
  exportData?: (db: Db, person: Person) => Promise<unknown>;
  findHindrance?: (tx: Db, person: Person) => Promise<Hindrance | null>;
  /** Erasing twice must be harmless. */
  erase: (tx: Db, person: Person, ctx: Pick<Context, 'now'>) => Promise<void>;
};
