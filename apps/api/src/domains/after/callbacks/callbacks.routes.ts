import * as contract from '@yahont/contracts/callbacks/callbacks.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import type { CallbackDeps } from './callbacks.deps.ts';
import { requestCallback } from './request-callback.ts';
import { areCallsTaken } from './line.ts';

export function callbackRoutes(routes: Routes, deps: CallbackDeps): void {
  serve(routes, contract.getCallbackActivity, async ({ ctx, header }) => {
    header('cache-control', 'no-store');
    return { value: { active: await areCallsTaken(ctx.db, deps.hours, ctx.now()) } };
  });
  serve(routes, contract.requestCallback, async ({ ctx, body }) => ({
    value: { success: await requestCallback(ctx, body, deps) },
  }));
}
