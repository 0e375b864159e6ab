import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { purgeOutbox } from './purge-outbox.ts';
import { messageData } from './personal-data.ts';

/** The outbox and the queue that it feeds. */
export function outboxModule({ context }: { context: Context }) {
  return {
    name: 'outbox',
    person: messageData,
    schedules: [{ name: 'purge-outbox', cron: '27 * * * *', run: () => purgeOutbox(context) }],
  } satisfies DomainModule;
}
