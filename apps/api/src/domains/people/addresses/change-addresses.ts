import { and, desc, eq } from 'drizzle-orm';
import { ADDRESSES_MAX } from '@yahont/contracts/wire/limits.ts';
import * as contract from '@yahont/contracts/addresses/addresses.ts';
import type { Address, AddressFields } from '@yahont/contracts/addresses/addresses.ts';
import { lockAccount } from '#src/domains/people/accounts/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { toAddress, toColumns } from './addresses.mapper.ts';
import { addresses } from './addresses.tables.ts';
import { listAddresses } from './list-addresses.ts';

type Addresses = { items: Address[] };

/** Stores an address of the caller. @throws `unknown-city`, `too-many-addresses` */
export async function addAddress(
  ctx: AccountContext,
  cities: CityDirectory,
  fields: AddressFields,
): Promise<Address> {
  checkCity(cities, fields);
  const { accountId } = ctx.caller;
  return ctx.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const count = await tx.$count(addresses, eq(addresses.accountId, accountId));
    const max = ADDRESSES_MAX;
    if (count >= max) throw refuse(contract.addAddress.refusals, 'too-many-addresses', { max });
    const [row] = await tx
      .insert(addresses)
      .values({ ...toColumns(fields), accountId, isDefault: count === 0, changedAt: ctx.now() })
      .returning();
    if (!row) throw new Error('an insert answered without a row');
    return toAddress(row, cities);
  });
}

/** @throws `address-not-found`, `unknown-city` */
export async function changeAddress(
  ctx: AccountContext,
  cities: CityDirectory,
  { id, fields }: { id: number; fields: AddressFields },
): Promise<Address> {
  checkCity(cities, fields);
  const [row] = await ctx.db
    .update(addresses)
    .set({ ...toColumns(fields), changedAt: ctx.now() })
    .where(own(ctx, id))
    .returning();
  if (!row) throw refuse(contract.changeAddress.refusals, 'address-not-found', {});
  return toAddress(row, cities);
}

/**
 * Deletes an address; when it was the default, the latest of the others becomes it. @throws
 * `address-not-found`
 */
export async function removeAddress(
  ctx: AccountContext,
  cities: CityDirectory,
  id: number,
): Promise<Addresses> {
  return ctx.db.transaction(async (tx) => {
    await lockAccount(tx, ctx.caller.accountId);
    const [gone] = await tx.delete(addresses).where(own(ctx, id)).returning();
    if (!gone) throw refuse(contract.removeAddress.refusals, 'address-not-found', {});
    if (gone.isDefault) await chooseDefault(tx, gone.accountId);
    return listAddresses({ db: tx, caller: ctx.caller }, cities);
  });
}

/** @throws `address-not-found` */
export async function makeAddressDefault(
  ctx: AccountContext,
  cities: CityDirectory,
  id: number,
): Promise<Addresses> {
  const { accountId } = ctx.caller;
  return ctx.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    // One statement after the other: an account may have only one default address at any moment.
    await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.accountId, accountId));
    const chosen = await tx.update(addresses).set({ isDefault: true }).where(own(ctx, id)).returning();
    if (chosen.length === 0) throw refuse(contract.makeAddressDefault.refusals, 'address-not-found', {});
    return listAddresses({ db: tx, caller: ctx.caller }, cities);
  });
}

const own = ({ caller }: AccountContext, id: number) =>
  and(eq(addresses.id, id), eq(addresses.accountId, caller.accountId));

async function chooseDefault(tx: Db, accountId: number): Promise<void> {
  const latest = tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(desc(addresses.id))
    .limit(1);
  await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, latest));
}

function checkCity(cities: CityDirectory, { cityId }: AddressFields): void {
  if (!cities.find(cityId)) throw refuse(contract.addAddress.refusals, 'unknown-city', {});
}
