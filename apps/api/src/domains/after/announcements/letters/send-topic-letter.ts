import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import type { sendTopicLetter as contract } from '@yahont/contracts/office/letters.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';

/** Starts sending a newsletter to the subscribers of a topic. Repeating the same key sends nothing twice. */
export async function sendTopicLetter(
  ctx: StaffContext,
  { key, topic, title, text, path }: BodyOf<typeof contract>,
): Promise<{ success: true }> {
  await ctx.db.transaction(async (tx) => {
    await enqueue(tx, {
      topic: 'send-topic-letter',
      payload: { letter: key, about: topic, title, text, path, list: 'accounts', after: 0 },
    });
    await audit(tx, ctx, {
      action: 'messages.letter',
      subject: { type: 'message', id: key },
      after: { topic, title, path },
    });
  });
  return { success: true };
}
