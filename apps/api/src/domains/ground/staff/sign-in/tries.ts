import { createHmac } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { CLOSED_REFUSAL } from '@yahont/contracts/office/staff-sign-in.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { CallContext, Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { countFailure } from '../failed-sign-ins.ts';
import { staffTries, type TryScope } from '../keys.tables.ts';
import { auditEntering } from '../sessions.ts';
import type { SignInKeys } from '../staff.deps.ts';
import { countTry } from './tries.sql.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CLOSED_MS = 15 * MINUTE_MS;

/** Wrong passwords and codes of one person, known or not, and of one network. */
export const MAX_TRIES: Record<TryScope, number> = { person: 5, network: 20 };
/** A person is guessed slowly; a network is shared by many people. */
const FORGET_MS: Record<TryScope, number> = { person: DAY_MS, network: CLOSED_MS };

type Keys = Pick<SignInKeys, 'staffTries'>;

/** A counted try. `count`: tries of the person with this one. */
export type Taken = { person: string; network: string; count: number };

/**
 * Counts a try of a person and a network, before anything is compared. Throws `sign-in-closed`.
 * @param email as typed; addresses that nobody has are counted alike
 */
export async function takeTry(
  { db, now, ip }: Pick<CallContext, 'db' | 'now' | 'ip'>,
  keys: Keys,
  email: string,
): Promise<Taken> {
  const found = { network: networkOf(ip), person: personKeyOf(keys, email) };
  let count = 0;
  for (const scope of ['network', 'person'] as const) {
    const key = found[scope];
    const forget = { closedMs: CLOSED_MS, forgetMs: FORGET_MS[scope] };
    const counted = await countTry(db, { scope, key, now: now(), max: MAX_TRIES[scope], ...forget });
    if (counted === null) throw await closed(db, { scope, key, now: now() });
    count = counted;
  }
  return { ...found, count };
}

async function closed(db: Db, { scope, key, now }: { scope: TryScope; key: string; now: Date }) {
  const row = await readTries(db, scope, key);
  const left = (row?.closedUntil?.getTime() ?? now.getTime()) - now.getTime();
  return refuse(CLOSED_REFUSAL, 'sign-in-closed', { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
}

async function readTries(db: Db, scope: TryScope, key: string) {
  const [row] = await db
    .select()
    .from(staffTries)
    .where(and(eq(staffTries.scope, scope), eq(staffTries.key, key)));
  return row;
}

/** What is left of a person's tries, and until when they are closed. */
export async function triesOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  keys: Keys,
  email: string,
): Promise<{ left: number; closedUntil: Date | null }> {
  const row = await readTries(db, 'person', personKeyOf(keys, email));
  const { closedUntil = null, count = 0, lastAt = null } = row ?? {};
  if (closedUntil !== null && closedUntil > now()) return { left: 0, closedUntil };
  const isOver =
    closedUntil !== null || lastAt === null || now().getTime() - lastAt.getTime() > FORGET_MS.person;
  return { left: MAX_TRIES.person - (isOver ? 0 : count), closedUntil: null };
}

/** The try was right so far: it is not counted. */
export async function giveBackTry(tx: Db, { person, network }: Taken): Promise<void> {
  await giveBack(tx, 'network', network);
  await giveBack(tx, 'person', person);
}

/** The person has proved who they are: their wrong tries are forgotten. Those of the network stay. */
export async function clearTries(tx: Db, { person, network }: Taken): Promise<void> {
  await giveBack(tx, 'network', network);
  await tx.delete(staffTries).where(and(eq(staffTries.scope, 'person'), eq(staffTries.key, person)));
}

async function giveBack(tx: Db, scope: TryScope, key: string): Promise<void> {
  await tx
    .update(staffTries)
    .set({ count: sql`greatest(${staffTries.count} - 1, 0)`, closedUntil: null })
    .where(and(eq(staffTries.scope, scope), eq(staffTries.key, key)));
}

type Wrong = {
  /** 0: nobody who works here. */
  staffId: number;
  /** Who typed a wrong code; null for a wrong password, which anybody can type. */
  by: { staffId: number; name: string; sessionId: string } | null;
};

/**
 * Writes down a wrong password or code. Both are counted by network and minute, as tokens are; a wrong code says
 * that somebody has the password, so it has its own row, as has a person who is closed.
 * @returns how many tries are left
 */
export async function noteWrong(
  ctx: Pick<CallContext, 'db' | 'now' | 'ip' | 'requestId'>,
  { count }: Taken,
  { staffId, by }: Wrong,
): Promise<number> {
  const left = Math.max(0, MAX_TRIES.person - count);
  const subject = { type: 'staff', id: staffId } as const;
  await countFailure(ctx, { ip: ctx.ip, staffId });
  if (by !== null)
    await auditEntering(ctx.db, ctx, by, { action: 'staff.wrong-code', subject, after: { triesLeft: left } });
  if (staffId !== 0 && left === 0) {
    const caller = { kind: 'system', name: 'office-sign-in' } as const;
    const after = { minutes: CLOSED_MS / MINUTE_MS };
    await audit(ctx.db, { ...ctx, caller }, { action: 'staff.close', subject, after });
  }
  return left;
}

/** Deletes counts that no longer matter. */
export async function purgeTries({ db, now }: Context): Promise<void> {
  await db.delete(staffTries).where(lt(staffTries.lastAt, new Date(now().getTime() - DAY_MS)));
}

function personKeyOf({ staffTries: key }: Keys, email: string): string {
  return createHmac('sha256', key).update(email.toLowerCase()).digest('hex');
}
