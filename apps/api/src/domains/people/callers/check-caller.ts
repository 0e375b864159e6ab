import { and, eq } from 'drizzle-orm';
import {
  checkPhone as contract,
  type CheckedBadge,
  type CheckedPhone,
} from '@yahont/contracts/callers/callers.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { normaliseCallerPhone, readBadgeText } from '@yahont/values/contacts/caller.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import { badges, housePhones } from './callers.tables.ts';

export type CallerDeps = { stores: Pick<StoreDirectory, 'find' | 'listAll'> };

/** Every answer counts, even a positive one: nobody may try out a list of names or numbers. */
const CHECKS: UseLimit = { kind: 'caller-check', visitor: 15, address: 40, household: 15 };

/** Whether a number belongs to the shop or to one of its stores. Throws `too-many-checks`. */
export async function checkPhone(ctx: CallContext, deps: CallerDeps, typed: string): Promise<CheckedPhone> {
  const phone = normaliseCallerPhone(typed) ?? '';
  return countedCheck(ctx, async (tx) => {
    const [own] = await tx
      .select({ owner: housePhones.owner, callsOut: housePhones.callsOut })
      .from(housePhones)
      .where(and(eq(housePhones.phone, phone), eq(housePhones.isEnded, false)));
    if (own) return { isOurs: true, ...own };
    const store = deps.stores.listAll(ctx.now()).find((one) => normaliseCallerPhone(one.phone) === phone);
    if (store) return { isOurs: true, owner: storeText(store), callsOut: true };
    return { isOurs: false, owner: null, callsOut: false };
  });
}

/** Whether somebody works here: returns only first name and place. Throws `too-many-checks`. */
export async function checkBadge(ctx: CallContext, deps: CallerDeps, typed: string): Promise<CheckedBadge> {
  const read = readBadgeText(typed);
  return countedCheck(ctx, async (tx) => {
    if (read === null) return { isOurs: false, firstName: null, places: [] };
    const isNamed = 'number' in read ? eq(badges.number, read.number) : eq(badges.nameKey, read.nameKey);
    const found = await tx
      .select({ firstName: badges.firstName, storeId: badges.storeId, service: badges.service })
      .from(badges)
      .where(and(isNamed, eq(badges.hasLeft, false)))
      .orderBy(badges.number);
    const places = found.map(({ storeId, service }) => {
      const store = storeId === null ? undefined : deps.stores.find(storeId, ctx.now());
      return store ? storeText(store) : service;
    });
    const [first] = found;
    return { isOurs: first !== undefined, firstName: first?.firstName ?? null, places: [...new Set(places)] };
  });
}

/** Runs a check and counts it in one transaction. */
async function countedCheck<Answer>(ctx: CallContext, check: (tx: Db) => Promise<Answer>): Promise<Answer> {
  const checked = await ctx.db.transaction(async (tx) => {
    const { retryAfter } = await waitForUse(tx, ctx, CHECKS);
    if (retryAfter > 0) return { retryAfter };
    await noteUse(tx, ctx, { kind: CHECKS.kind });
    return { retryAfter: 0, answer: await check(tx) };
  });
  if (checked.answer === undefined)
    throw refuse(contract.refusals, 'too-many-checks', { retryAfter: checked.retryAfter });
  return checked.answer;
}

/** `салон «Петровка, 11», Москва`. */
function storeText({ name, cityName }: Store): string {
  return `салон «${name}», ${cityName}`;
}
