import { askSupport } from '@yahont/contracts/account.ts';
import { accountContext, serve } from '#src/platform/serve.ts';
import type { Routes } from '#src/platform/serve.ts';
import { askSupport as ask } from './ask-support.ts';

/** `operatorMail`: where requests are read. */
export function supportRoutes(routes: Routes, { operatorMail }: { operatorMail: string }): void {
  serve(routes, askSupport, ({ ctx, body }) => ask(accountContext(ctx), body, { operatorMail }));
}
