import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import {
  listExpiredMessages,
  listFailedMessages,
  resendFailedMessage,
} from '@yahont/contracts/office/messages.ts';
import { serve, staffContext } from '#src/platform/http/serve.ts';
import { listExpired } from './list-expired.ts';
import { listFailed } from './list-failed.ts';
import { purgeOutbox } from './purge-outbox.ts';
import { messageData } from './personal-data.ts';
import { resendFailed } from './resend-failed.ts';

/** The outbox and the queue that it feeds. */
export function outboxModule({ context }: { context: Context }) {
  return {
    name: 'outbox',
    person: messageData,
    routes: (routes) => {
      serve(routes, listExpiredMessages, ({ ctx, query: { before } }) => listExpired(ctx, before));
      serve(routes, listFailedMessages, ({ ctx, query }) => listFailed(ctx, query));
      serve(routes, resendFailedMessage, ({ ctx, params: { id } }) => resendFailed(staffContext(ctx), id));
    },
    schedules: [{ name: 'purge-outbox', cron: '27 * * * *', run: () => purgeOutbox(context) }],
  } satisfies DomainModule;
}
