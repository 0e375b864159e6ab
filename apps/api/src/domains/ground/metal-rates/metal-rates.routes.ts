import * as contract from '@yahont/contracts/metal-rates/metal-rates.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { getGoldRate } from './get-gold-rate.ts';
import type { MetalRateDeps } from './metal-rates.deps.ts';

export function metalRateRoutes(routes: Routes, deps: MetalRateDeps): void {
  serve(routes, contract.getGoldRate, async ({ ctx }) => ({ rate: await getGoldRate(ctx, deps) }));
}
