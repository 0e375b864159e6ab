import { and, eq } from 'drizzle-orm';
import { removeSavedCard as contract, type SavedCard } from '@yahont/contracts/payment/saved-cards.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import { cardConsent } from './card-consent.ts';
import { findCards } from './find-cards.ts';
import { savedCards } from './saved-cards.tables.ts';

/** The saved cards of the caller, expired ones too. */
export async function listSavedCards(ctx: AccountContext): Promise<{ items: SavedCard[] }> {
  return { items: await findCards(ctx.db, { accountId: ctx.caller.accountId, now: ctx.now() }) };
}

/**
 * Forgets a card of the caller and withdraws its consent. A payment under way continues as the shopper
 * began it.
 * @throws `saved-card-not-found`
 */
export async function removeSavedCard(ctx: AccountContext, cardId: string): Promise<{ items: SavedCard[] }> {
  const { accountId } = ctx.caller;
  await ctx.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(savedCards)
      .where(and(eq(savedCards.id, cardId), eq(savedCards.accountId, accountId)))
      .returning({ orderId: savedCards.orderId });
    if (!removed) throw refuse(contract.refusals, 'saved-card-not-found', {});
    await recordConsents(
      tx,
      { accountId, network: networkOf(ctx.ip), source: 'saved-cards', at: ctx.now() },
      [cardConsent(removed.orderId, { isGiven: false })],
    );
  });
  return listSavedCards(ctx);
}
