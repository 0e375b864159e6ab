import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { listSentMessages as list } from './list-sent-messages.ts';

export function demoOutboxRoutes(routes: Routes): void {
  serve(routes, listSentMessages, async ({ ctx, query }) => ({ items: await list(ctx, query) }));
}
