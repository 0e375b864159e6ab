import { and, desc, eq, gte } from 'drizzle-orm';
import type { SavedCard } from '@yahont/contracts/payment/saved-cards.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readOf, type DatabaseRead } from '#src/platform/database/reads.ts';
import { payableCards } from './payable-cards.sql.ts';
import { savedCards } from './saved-cards.tables.ts';

type CardQuery = { accountId: number; now: Date };
/** `provider`: the current bank for cards; cards saved by an earlier bank cannot be charged. */
type AskedOfBank = CardQuery & { provider: string };

const { id, brand, last4, validUntil } = savedCards;

/** All saved cards of an account, the latest first. */
export async function findCards(db: Db, { accountId, now }: CardQuery): Promise<SavedCard[]> {
  const rows = await db
    .select({ id, brand, last4, validUntil })
    .from(savedCards)
    .where(eq(savedCards.accountId, accountId))
    .orderBy(desc(savedCards.createdAt), id);
  const month = monthOf(now);
  return rows.map((card) => ({ ...card, isExpired: card.validUntil < month }));
}

/** The cards with which an account can pay at a bank now, latest first. */
export function payableCardsRead({ accountId, provider, now }: AskedOfBank): DatabaseRead<SavedCard[]> {
  return readOf<Omit<SavedCard, 'isExpired'>, SavedCard[]>(
    payableCards({ accountId, provider, month: monthOf(now) }),
    (rows) => rows.map((card) => ({ ...card, isExpired: false })),
  );
}

/** A card to be charged; null unless it belongs to the account and can pay. */
export type CardToCharge = { id: string; methodId: string };

/** Locks the card until the transaction ends, so that it is not removed while an order is written. */
export async function lockPayableCard(
  tx: Db,
  { cardId, accountId, provider, now }: AskedOfBank & { cardId: string },
): Promise<CardToCharge | null> {
  const [card] = await tx
    .select({ id, methodId: savedCards.methodId })
    .from(savedCards)
    .where(
      and(
        eq(id, cardId),
        eq(savedCards.accountId, accountId),
        eq(savedCards.provider, provider),
        gte(validUntil, monthOf(now)),
      ),
    )
    .for('share');
  return card ?? null;
}

/** `2029-09`: a card is valid to the end of its month. */
function monthOf(now: Date): string {
  return cityDate(now, MOSCOW_HOURS).slice(0, 7);
}
