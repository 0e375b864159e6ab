import { outbox } from './outbox.tables.ts';
import type { Db } from '../database/database.ts';
import { insertRow } from '../database/statement.ts';
import type { Write } from '../database/statement.ts';

/**
 * Messages that leave the process, by topic. The job of the same name in `jobs/` sends it; sending twice is harmless.
 */
export type OutboxMessage =
  /** `until`: ISO time after which the message is worthless and is not sent. */
  | { topic: 'send-sms'; payload: { to: string; text: string; until?: string } }
  | { topic: 'send-mail'; payload: { to: string; subject: string; text: string; html: string } }
  | { topic: 'mail-clicked'; payload: { mailId: string; at: string } }
  | { topic: 'order-changed'; payload: { orderId: number; status: string } }
  | { topic: 'return-changed'; payload: { returnId: number; state: string } }
  | { topic: 'start-payment'; payload: { paymentId: string } }
  | { topic: 'carry-out-refund'; payload: { refundId: string } }
  | { topic: 'issue-certificate'; payload: { certificateId: string } }
  | { topic: 'send-certificate'; payload: { certificateId: string } }
  | { topic: 'send-lead'; payload: { leadId: number; to: 'operators' | 'sender' } }
  | { topic: 'confirm-newsletter'; payload: { subscriberId: number } }
  | { topic: 'send-appointment'; payload: { appointmentId: number; about: AppointmentNews } };

/** What an SMS about an appointment says: it was made or moved, here is the link that was asked for, it is tomorrow. */
export type AppointmentNews = 'made' | 'link' | 'reminder';

/** Stores messages that are sent after this transaction commits. */
export async function enqueue(tx: Db, ...messages: readonly OutboxMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx.insert(outbox).values(messages.map(({ topic, payload }) => ({ topic, payload })));
}

/** The same as part of a larger statement. */
export function messageWrite({ topic, payload }: OutboxMessage): Write {
  return insertRow('outbox', { topic, payload: JSON.stringify(payload) });
}
