import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { serve } from '#src/platform/serve.ts';
import type { Routes } from '#src/platform/serve.ts';
import { AppError } from '#src/platform/errors.ts';
import { listSentMessages as list } from './list-sent-messages.ts';

export function demoOutboxRoutes(routes: Routes, { isOutboxOpen }: { isOutboxOpen: boolean }): void {
  serve(routes, listSentMessages, async ({ ctx, query }) => {
    if (!isOutboxOpen) throw new AppError('not-found', 'no-such-call');
    return { items: await list(ctx, query) };
  });
}
