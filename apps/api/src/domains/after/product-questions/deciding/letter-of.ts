import { provedEmailOf } from '#src/domains/people/accounts/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { productUrl } from '#src/domains/goods/catalogue/index.ts';
import { messagesOf } from '#src/domains/messages/notifications/index.ts';
import type { QuestionDeps } from '../product-questions.deps.ts';
import type { QuestionRow } from '../product-questions.tables.ts';
import { QUESTION_EVENTS } from './question-events.ts';

/** A name for a product that has left the catalogue. */
const NAMELESS = 'украшение';

/** The one letter about a question that was just decided; none for a sample, or without an address that leads to its asker. */
export async function letterOf(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  { catalogue, cities, stores, publicUrl }: QuestionDeps,
  row: QuestionRow,
): Promise<OutboxMessage[]> {
  const email = await addressOf(tx, row);
  if (email === null) return [];
  const at = now();
  const record = catalogue.find(row.productId);
  const asked = {
    name: record?.shortName ?? NAMELESS,
    path: record === undefined ? null : productUrl(record),
    publicUrl,
  };
  const receiver = {
    phone: '',
    email,
    accountId: null,
    offsetHours: cities.getOrDefault(row.cityId).timezone,
  };
  const to = { receiver, subject: `question-${row.id}`, now: at };
  if (row.cause !== null) {
    const why = { cause: row.cause, words: row.causeWords ?? '' };
    return messagesOf(QUESTION_EVENTS['question-refused'], { ...asked, ...why }, to);
  }
  const store = row.storeId === null ? undefined : stores.find(row.storeId, at);
  const signature = store === undefined ? 'Ювелирный дом «Яхонт»' : `Салон «Яхонт», ${store.address}`;
  const told = { question: row.text, answer: row.answerText ?? '', signature };
  return messagesOf(QUESTION_EVENTS['question-answered'], { ...asked, ...told }, to);
}

async function addressOf(tx: Db, { email, accountId, isSample }: QuestionRow): Promise<string | null> {
  if (isSample) return null;
  return email ?? (accountId === null ? null : provedEmailOf(tx, accountId));
}
