import { eq } from 'drizzle-orm';
import { askForErasure as contract, type Erasure } from '@yahont/contracts/privacy/privacy.ts';
import { COOLING_DAYS } from '@yahont/contracts/wire/limits.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { SUBSCRIPTIONS } from '@yahont/contracts/accounts/subscriptions.ts';
import { changeSubscriptions, requireFreshEntry } from '#src/domains/people/accounts/index.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { onceKey, writeSms } from '#src/domains/messages/notifications/index.ts';
import { findHindrance, lockPerson } from '../find-person.ts';
import type { PersonalParts } from '../personal-parts.ts';
import { erasureRequests } from '../privacy.tables.ts';
import { ERASURE_EVENTS } from './erasure-events.ts';

const DAY_MS = 86_400_000;

/** Whether and when the caller's account will be erased. */
export async function getErasure({ db, caller }: AccountContext): Promise<Erasure> {
  const [row] = await db
    .select()
    .from(erasureRequests)
    .where(eq(erasureRequests.accountId, caller.accountId));
  return { eraseAt: row?.eraseAt.toISOString() ?? null };
}

/**
 * Records that the account is to be erased after the cooling period, ends advertising subscriptions,
 * and notifies the phone, so that another person with an open session cannot do it unnoticed.
 * @throws `proof-needed`, `open-orders`, `open-payments`, `open-returns` with the numbers of the orders
 */
export async function askForErasure(
  ctx: AccountContext,
  { parts, publicUrl }: { parts: PersonalParts; publicUrl: string },
): Promise<Erasure> {
  const { accountId } = ctx.caller;
  await requireFreshEntry(ctx.db, ctx);
  await ctx.db.transaction(async (tx) => {
    const person = await lockPerson(tx, Object.values(parts()), { accountId, asker: 'owner' });
    const hindrance = await findHindrance(tx, Object.values(parts()), person);
    if (hindrance) throw refuse(contract.refusals, hindrance.reason, { orders: hindrance.orders });
    const now = ctx.now();
    const eraseAt = new Date(now.getTime() + COOLING_DAYS * DAY_MS);
    const asked = await tx
      .insert(erasureRequests)
      .values({ accountId, askedAt: now, eraseAt })
      .onConflictDoNothing()
      .returning();
    if (asked.length === 0) return;
    await changeSubscriptions(
      { ...ctx, db: tx },
      { subscribes: SUBSCRIPTIONS.map((code) => ({ code, isActive: false })) },
    );
    await recordPersonalData(tx, ctx, false);
    if (person.phone !== null)
      await enqueue(tx, {
        topic: 'send-sms',
        payload: {
          to: person.phone,
          text: writeSms(ERASURE_EVENTS['erasure-asked'], {
            eraseOn: cityDate(eraseAt, ctx.city.timezone),
            publicUrl,
          }),
          // Requesting and withdrawing repeatedly sends one message.
          once: onceKey(
            ERASURE_EVENTS['erasure-asked'],
            `account-${accountId}:${cityDate(now, MOSCOW_HOURS)}`,
            person.phone,
          ),
        },
        expiresAt: eraseAt,
      });
    await audit(tx, ctx, {
      action: 'customers.ask-erasure',
      subject: { type: 'account', id: accountId },
      after: { eraseAt },
    });
  });
  return getErasure(ctx);
}

/** Cancels the erasure of the account; does nothing when none was requested. */
export async function withdrawErasure(ctx: AccountContext): Promise<Erasure> {
  const { accountId } = ctx.caller;
  await ctx.db.transaction(async (tx) => {
    const gone = await tx.delete(erasureRequests).where(eq(erasureRequests.accountId, accountId)).returning();
    if (gone.length === 0) return;
    await recordPersonalData(tx, ctx, true);
    await audit(tx, ctx, {
      action: 'customers.keep',
      subject: { type: 'account', id: accountId },
    });
  });
  return { eraseAt: null };
}

/** Requesting erasure withdraws the consent, and cancelling it gives the consent again. */
async function recordPersonalData(tx: Db, ctx: AccountContext, isGiven: boolean): Promise<void> {
  const who = { accountId: ctx.caller.accountId, network: networkOf(ctx.ip), at: ctx.now() };
  await recordConsents(tx, { ...who, source: 'erasure' }, [{ kind: 'personal-data', isGiven }]);
}
