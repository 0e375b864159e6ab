import * as contract from '@yahont/contracts/callers/callers.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { checkBadge, checkPhone, type CallerDeps } from './check-caller.ts';

export function callerRoutes(routes: Routes, deps: CallerDeps): void {
  serve(routes, contract.checkPhone, ({ ctx, body: { phone } }) => checkPhone(ctx, deps, phone));
  serve(routes, contract.checkBadge, ({ ctx, body: { badge } }) => checkBadge(ctx, deps, badge));
}
