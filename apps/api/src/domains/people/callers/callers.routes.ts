import * as contract from '@yahont/contracts/callers/callers.ts';
import { serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { checkBadge, checkPhone } from './check-caller.ts';
import type { CallerDeps } from './check-caller.ts';

export function callerRoutes(routes: Routes, deps: CallerDeps): void {
  serve(routes, contract.checkPhone, ({ ctx, body: { phone } }) => checkPhone(ctx, deps, phone));
  serve(routes, contract.checkBadge, ({ ctx, body: { badge } }) => checkBadge(ctx, deps, badge));
}
