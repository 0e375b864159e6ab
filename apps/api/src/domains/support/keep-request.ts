import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { composeSupportEmail } from './support-email.ts';
import type { Asker } from './support-email.ts';
import { supportRequests } from './support.tables.ts';

/** `email`: empty to be answered by phone. */
type Kept = Omit<typeof supportRequests.$inferInsert, 'id' | 'email'> & { email: string };

/**
 * Stores a request and sends its e-mail to the operators.
 * @returns the number of the request
 */
export async function keepRequest(
  tx: Db,
  request: Kept,
  letter: { asker: Asker; city: string; operatorMail: string },
): Promise<number> {
  const { asker, city, operatorMail } = letter;
  const [kept] = await tx
    .insert(supportRequests)
    .values({ ...request, email: request.email === '' ? null : request.email })
    .returning({ id: supportRequests.id });
  if (!kept) throw new Error('an insert answered without a row');
  const { topic, message, email } = request;
  const text = composeSupportEmail({ id: kept.id, topic, message, email, asker, city });
  await enqueue(tx, { topic: 'send-mail', payload: { to: operatorMail, ...text } });
  return kept.id;
}
