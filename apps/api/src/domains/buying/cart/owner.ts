import { eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Buyer } from '#src/platform/context.ts';
import { carts } from './cart.tables.ts';

/** Condition for the carts of this buyer; part of the `where` of every query on carts. */
export function ownedBy(buyer: Buyer): SQL {
  return buyer.kind === 'account' ? eq(carts.accountId, buyer.accountId) : eq(carts.fuserId, buyer.fuserId);
}

/** Owner columns of a new cart of this buyer. */
export function ownerColumns(buyer: Buyer): { accountId: number | null; fuserId: string | null } {
  return buyer.kind === 'account'
    ? { accountId: buyer.accountId, fuserId: null }
    : { accountId: null, fuserId: buyer.fuserId };
}

/** The unique column that a second cart of this buyer would violate. */
export function ownerColumnName(buyer: Buyer): 'account_id' | 'fuser_id' {
  return buyer.kind === 'account' ? 'account_id' : 'fuser_id';
}

/** The value of that column. */
export function ownerId(buyer: Buyer): number | string {
  return buyer.kind === 'account' ? buyer.accountId : buyer.fuserId;
}
