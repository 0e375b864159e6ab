import { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { Context } from '#src/platform/context.ts';
import { composeEmail } from '#src/platform/messages/email-layout.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import type { ReadReturn } from './return-for-messages.ts';
import { writeReturnTexts } from './return-texts.ts';

/**
 * Messages to the buyer about a new state of a return: an SMS, and an e-mail when the order has an address. None when the
 * state is not announced or the return does not exist.
 */
export async function announceReturn(
  ctx: Context,
  { returnId, state }: { returnId: number; state: string },
  { readReturn }: { readReturn: ReadReturn },
): Promise<OutboxMessage[]> {
  const step = ReturnState.safeParse(state);
  const about = step.success ? await readReturn(ctx, returnId) : null;
  const texts = step.success && about ? writeReturnTexts(about, step.data) : null;
  if (!about || !texts) return [];
  const { phone, email, name } = about.contact;
  // The buyer was erased after the step.
  if (phone === '') return [];
  const { news, next } = texts;
  const text = `Яхонт: ${news.charAt(0).toLowerCase()}${news.slice(1)}. ${next}`;
  const sms: OutboxMessage = { topic: 'send-sms', payload: { to: phone, text } };
  if (email === '') return [sms];
  const letter = composeEmail({ title: news, paragraphs: [nbsp(`${name}, здравствуйте!`), next] });
  return [sms, { topic: 'send-mail', payload: { to: email, ...letter } }];
}
