import * as contract from '@yahont/contracts/callbacks/callbacks.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import type { CallbackDeps } from './callbacks.deps.ts';
import { requestCallback } from './request-callback.ts';
import { areOperatorsAtWork } from './working-hours.ts';

export function callbackRoutes(routes: Routes, deps: CallbackDeps): void {
  serve(routes, contract.getCallbackActivity, ({ ctx, header }) => {
    header('cache-control', 'no-store');
    return { value: { active: areOperatorsAtWork(deps.hours, ctx.now()) } };
  });
  serve(routes, contract.requestCallback, async ({ ctx, body }) => ({
    value: { success: await requestCallback(ctx, body, deps) },
  }));
}
