import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { findConsent, recordConsents } from '#src/domains/ground/consents/index.ts';
import type { SavedMethod } from '../provider.ts';
import { cardConsent } from './card-consent.ts';
import { savedCards } from './saved-cards.tables.ts';

type Saved = { accountId: number; orderId: number; provider: string; method: SavedMethod; at: Date };

/**
 * Stores a card that the bank has saved, while the consent to it is valid; otherwise nothing is stored.
 * The same card again replaces the earlier data, and the earlier consent ends. Repeating a call changes
 * nothing.
 */
export async function keepCard(tx: Db, { accountId, orderId, provider, method, at }: Saved): Promise<void> {
  const { kind, scope } = cardConsent(orderId, { isGiven: true });
  const consentId = await findConsent(tx, { accountId, kind, scope });
  if (consentId === null) return;
  // Two orders may save the same card at once.
  await lockName(tx, `saved-cards:${accountId}`);
  const [known] = await tx
    .select({ id: savedCards.id, orderId: savedCards.orderId })
    .from(savedCards)
    .where(
      and(
        eq(savedCards.accountId, accountId),
        eq(savedCards.provider, provider),
        eq(savedCards.last4, method.last4),
        eq(savedCards.validUntil, method.validUntil),
        eq(savedCards.brand, method.brand),
      ),
    )
    .for('update');
  if (known?.orderId === orderId) return;
  const { methodId } = method;
  if (!known) {
    await tx.insert(savedCards).values({ accountId, provider, ...method, orderId, consentId, createdAt: at });
    return;
  }
  await tx
    .update(savedCards)
    .set({ methodId, orderId, consentId, createdAt: at })
    .where(eq(savedCards.id, known.id));
  await endConsent(tx, { accountId, orderId: known.orderId, at });
}

/** Forgets a card that its bank no longer lets the shop charge. */
export async function dropDeadCard(tx: Db, { cardId, at }: { cardId: string; at: Date }): Promise<void> {
  const [dropped] = await tx
    .delete(savedCards)
    .where(eq(savedCards.id, cardId))
    .returning({ accountId: savedCards.accountId, orderId: savedCards.orderId });
  if (dropped) await endConsent(tx, { ...dropped, at });
}

type Ended = { accountId: number; orderId: number; at: Date };

async function endConsent(tx: Db, { accountId, orderId, at }: Ended): Promise<void> {
  await recordConsents(tx, { accountId, network: '', source: 'payment', at }, [
    cardConsent(orderId, { isGiven: false }),
  ]);
}
