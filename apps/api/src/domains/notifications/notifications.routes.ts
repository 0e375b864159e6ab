import { addPushEndpoint, getPush, removePushEndpoints } from '@yahont/contracts/accounts/push.ts';
import { showUnsubscribing, unsubscribe } from '@yahont/contracts/accounts/unsubscribe.ts';
import { sendTopicLetter } from '@yahont/contracts/office/letters.ts';
import { accountContext, serve, staffContext } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { sendTopicLetter as send } from './letters/send-topic-letter.ts';
import type { UnsubscribeLinks } from './letters/unsubscribe-links.ts';
import { showUnsubscribing as show, unsubscribe as end } from './letters/unsubscribe.ts';
import * as endpoints from './push/endpoints.ts';
import type { PushSender } from './senders.ts';

type Deps = { links: UnsubscribeLinks; push: PushSender };

export function notificationRoutes(routes: Routes, { links, push }: Deps): void {
  serve(routes, getPush, ({ ctx }) => endpoints.getPush(accountContext(ctx), push));
  serve(routes, addPushEndpoint, ({ ctx, body }) =>
    endpoints.addPushEndpoint(accountContext(ctx), body, push),
  );
  serve(routes, removePushEndpoints, ({ ctx }) => endpoints.removePushEndpoints(accountContext(ctx)));
  serve(routes, showUnsubscribing, ({ ctx, params: { link } }) => show(ctx, { links, link }));
  serve(routes, unsubscribe, ({ ctx, params: { link } }) => end(ctx, { links, link }));
  serve(routes, sendTopicLetter, ({ ctx, body }) => send(staffContext(ctx), body));
}
