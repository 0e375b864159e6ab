import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { productUrl } from '#src/domains/goods/catalogue/index.ts';
import { messagesOf } from '#src/domains/messages/notifications/index.ts';
import { provedEmailOf } from '#src/domains/people/accounts/index.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { KEPT_DAYS } from '../own/own-review.ts';
import { NAMELESS } from '../own/reviewed-piece.ts';
import type { ReviewDeps } from '../reviews.deps.ts';
import type { ReviewRow } from '../reviews.tables.ts';
import { REVIEW_EVENTS } from './review-events.ts';

/** The letter about a review that staff have just decided on; none for a sample, or to an account without a proved address. */
export async function letterOf(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  { catalogue, cities, publicUrl }: ReviewDeps,
  row: ReviewRow,
): Promise<OutboxMessage[]> {
  const email = row.accountId === null ? null : await provedEmailOf(tx, row.accountId);
  if (email === null) return [];
  const at = now();
  const record = catalogue.find(row.productId);
  const name = record?.shortName ?? NAMELESS;
  const { timezone: offsetHours } = cities.getOrDefault(row.cityId);
  const receiver = { phone: '', email, accountId: null, offsetHours };
  const to = { receiver, subject: `review-${row.id}-${row.version}`, now: at };
  const { state, cause, causeWords } = row;
  if (cause !== null && (state === 'refused' || state === 'hidden')) {
    const keptUntil = addDays(cityDate(row.decidedAt ?? at, offsetHours), KEPT_DAYS);
    const path = `/personal/purchases/r${row.id}/review/`;
    const facts = { name, state, cause, words: causeWords ?? '', keptUntil, path, publicUrl };
    return messagesOf(REVIEW_EVENTS['review-refused'], facts, to);
  }
  if (record === undefined) return [];
  return messagesOf(REVIEW_EVENTS['review-published'], { name, path: productUrl(record), publicUrl }, to);
}
