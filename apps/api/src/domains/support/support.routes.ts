import { askSupport } from '@yahont/contracts/support/support.ts';
import { sendFeedback } from '@yahont/contracts/support/feedback.ts';
import type { Captcha } from '#src/domains/captcha/index.ts';
import { accountContext, serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { askSupport as ask } from './ask-support.ts';
import { sendFeedback as send } from './send-feedback.ts';

/** `operatorMail`: address that receives the requests. */
export type SupportDeps = { captcha: Captcha; operatorMail: string };

export function supportRoutes(routes: Routes, deps: SupportDeps): void {
  serve(routes, askSupport, ({ ctx, body }) => ask(accountContext(ctx), body, deps));
  serve(routes, sendFeedback, ({ ctx, body }) => send(ctx, body, deps));
}
