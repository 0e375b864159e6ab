import { addPushEndpoint, getPush, removePushEndpoints } from '@yahont/contracts/accounts/push.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import * as endpoints from './push/endpoints.ts';
import type { PushSender } from './senders.ts';

export function notificationRoutes(routes: Routes, push: PushSender): void {
  serve(routes, getPush, ({ ctx }) => endpoints.getPush(accountContext(ctx), push));
  serve(routes, addPushEndpoint, ({ ctx, body }) =>
    endpoints.addPushEndpoint(accountContext(ctx), body, push),
  );
  serve(routes, removePushEndpoints, ({ ctx }) => endpoints.removePushEndpoints(accountContext(ctx)));
}
