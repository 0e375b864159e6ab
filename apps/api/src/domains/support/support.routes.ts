import { askSupport } from '@yahont/contracts/support/support.ts';
import { accountContext, serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { askSupport as ask } from './ask-support.ts';

/** `operatorMail`: address that receives the requests. */
export type SupportDeps = { operatorMail: string };

export function supportRoutes(routes: Routes, deps: SupportDeps): void {
  serve(routes, askSupport, ({ ctx, body }) => ask(accountContext(ctx), body, deps));
}
