import { showUnsubscribing, unsubscribe } from '@yahont/contracts/accounts/unsubscribe.ts';
import { sendTopicLetter } from '@yahont/contracts/office/letters.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { sendTopicLetter as send } from './letters/send-topic-letter.ts';
import type { UnsubscribeLinks } from './letters/unsubscribe-links.ts';
import { showUnsubscribing as show, unsubscribe as end } from './letters/unsubscribe.ts';

export function announcementRoutes(routes: Routes, links: UnsubscribeLinks): void {
  serve(routes, showUnsubscribing, ({ ctx, params: { link } }) => show(ctx, { links, link }));
  serve(routes, unsubscribe, ({ ctx, params: { link } }) => end(ctx, { links, link }));
  serve(routes, sendTopicLetter, ({ ctx, body }) => send(staffContext(ctx), body));
}
