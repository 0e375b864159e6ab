import type { Api } from '#src/compose.ts';
import { dispatchOutbox, type QueuedMessage } from '#src/jobs/dispatch-outbox.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { followUpKey } from '#src/jobs/outbox-key.ts';

/**
 * Runs the handlers of all waiting messages and of those that follow from them. Rethrows the error of a handler.
 * `keepsQuiet`: messages for the morning wait; without it they run too, because the clock of a test starts at any hour.
 */
export async function deliverOutbox(
  api: Pick<Api, 'context' | 'jobs'>,
  { keepsQuiet = false }: { keepsQuiet?: boolean } = {},
): Promise<number> {
  let delivered = 0;
  if (!keepsQuiet) await api.context.db.update(outbox).set({ notBefore: null });
  const deliver = async (messages: readonly QueuedMessage[]): Promise<void> => {
    for (const message of messages) {
      if (keepsQuiet && message.notBefore !== undefined && message.notBefore > api.context.now()) {
        const { topic, notBefore } = message;
        // safe: a queued message has the payload of its topic
        await api.context.db
          .insert(outbox)
          .values({ topic, notBefore, payload: message.payload as Record<string, unknown> });
        continue;
      }
      delivered += 1;
      await api.jobs.run(message, {
        key: message.key,
        attempt: 0,
        followUp: (further) =>
          deliver(further.map((one, index) => ({ ...one, key: followUpKey(message.key, index) }))),
      });
    }
  };
  let isMoreLikely = true;
  while (isMoreLikely) ({ isMoreLikely } = await dispatchOutbox(api.context, api.jobs.topics(), deliver));
  return delivered;
}
