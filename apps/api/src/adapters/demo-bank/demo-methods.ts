import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { Card, Refusal, SavedMethod } from '#src/domains/buying/payment/provider.ts';
import { demoBankMethods, demoBankPayments, type DemoBankState } from './demo-bank.tables.ts';
import { evaluateRemembered, toRemembered, type CardVerdict } from './test-cards.ts';

type Bank = Pick<Context, 'db' | 'now'>;

/** State of a payment after a verdict, as a row has it. */
export function stateAfter(verdict: CardVerdict): { state: DemoBankState; reason: Refusal | null } {
  if (verdict.outcome === 'refused') return { state: 'cancelled', reason: verdict.refusal };
  return { state: verdict.outcome === 'accepted' ? 'succeeded' : 'waiting-for-confirmation', reason: null };
}

/** Charges a card that the bank remembers; an unknown card counts as revoked. */
export async function chargeMethod({ db, now }: Bank, methodId: string) {
  const [method] = await db.select().from(demoBankMethods).where(eq(demoBankMethods.id, methodId));
  return stateAfter(
    method ? evaluateRemembered(method, now()) : { outcome: 'refused', refusal: 'card-revoked' },
  );
}

/** Stores the card of a payment that saves it. The card counts as saved once the payment has succeeded. */
export async function noteCard({ db }: Bank, paymentId: string, card: Card): Promise<void> {
  const [saving] = await db
    .select({ id: demoBankPayments.id })
    .from(demoBankPayments)
    .where(
      and(
        eq(demoBankPayments.id, paymentId),
        eq(demoBankPayments.savesCard, true),
        eq(demoBankPayments.state, 'pending'),
      ),
    );
  const remembered = toRemembered(card);
  if (!saving || remembered === null) return;
  await db
    .insert(demoBankMethods)
    .values({ id: randomUUID(), paymentId, ...remembered })
    .onConflictDoNothing();
}

/** The card that a payment has saved; null when it saves none or has not succeeded. */
export async function savedMethodOf(
  { db }: Bank,
  { id, state, savesCard }: Pick<typeof demoBankPayments.$inferSelect, 'id' | 'state' | 'savesCard'>,
): Promise<SavedMethod | null> {
  if (!savesCard || state !== 'succeeded') return null;
  const [method] = await db.select().from(demoBankMethods).where(eq(demoBankMethods.paymentId, id));
  if (!method) return null;
  return { methodId: method.id, brand: 'Мир', last4: method.last4, validUntil: method.validUntil };
}
