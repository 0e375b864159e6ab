import { createFuser, visitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { createFuserToken } from './fuser-token.ts';
import type { Keys } from './keys.ts';
import { summariseVisitor, type VisitorSources } from './summarise-visitor.ts';

export function visitorRoutes(
  routes: Routes,
  { keys, sources }: { keys: Keys; sources: VisitorSources },
): void {
  serve(routes, createFuser, async ({ ctx }) => ({
    success: true,
    message: '',
    token: await createFuserToken(keys.fuser, ctx.now()),
  }));
  serve(routes, visitorSummary, ({ ctx }) => summariseVisitor(ctx, sources));
}
