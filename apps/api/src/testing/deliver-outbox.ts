import type { Api } from '#src/compose.ts';
import { dispatchOutbox } from '#src/jobs/dispatch-outbox.ts';
import type { QueuedMessage } from '#src/jobs/dispatch-outbox.ts';
import { followUpKey } from '#src/jobs/outbox-key.ts';

/** Runs the handlers of all waiting messages and of those that follow from them. Rethrows the error of a handler. */
export async function deliverOutbox(api: Pick<Api, 'context' | 'jobs'>): Promise<number> {
  let delivered = 0;
  const deliver = async (messages: readonly QueuedMessage[]): Promise<void> => {
    for (const message of messages) {
      delivered += 1;
      await api.jobs.run(message, {
        key: message.key,
        followUp: (further) =>
          deliver(further.map((one, index) => ({ ...one, key: followUpKey(message.key, index) }))),
      });
    }
  };
  let isMoreLikely = true;
  while (isMoreLikely) ({ isMoreLikely } = await dispatchOutbox(api.context, api.jobs.topics(), deliver));
  return delivered;
}
