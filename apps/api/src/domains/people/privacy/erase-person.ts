import { recordConsents } from '#src/domains/ground/consents/index.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Hindrance, PersonalData } from '#src/platform/personal-data.ts';
import { findHindrance, lockPerson, type Asker } from './find-person.ts';

export type EraseResult = { ok: true } | ({ ok: false } & Hindrance);

/**
 * Erases a person: every domain deletes its data about them, and orders keep what the law requires, without a name. All
 * or nothing, in one transaction. Repeating it changes nothing. Refused while an order or a payment is open. The audit
 * log records the erasure without personal data. Throws `account-not-found`.
 */
export async function erasePerson(
  ctx: ActingContext,
  parts: readonly PersonalData[],
  { accountId, asker }: { accountId: number; asker: Asker },
): Promise<EraseResult> {
  return ctx.db.transaction(async (tx) => {
    const person = await lockPerson(tx, parts, { accountId, asker });
    const hindrance = await findHindrance(tx, parts, person);
    if (hindrance) return { ok: false, ...hindrance };
    for (const { erase } of parts) await erase(tx, person, ctx);
    // The owner withdrew the consent when they requested it.
    if (asker === 'staff' && person.phone !== null)
      await recordConsents(tx, { accountId, network: '', source: 'erasure', at: ctx.now() }, [
        { kind: 'personal-data', isGiven: false },
      ]);
    await audit(tx, ctx, { action: 'customers.erase', subject: { type: 'account', id: accountId } });
    return { ok: true };
  });
}
