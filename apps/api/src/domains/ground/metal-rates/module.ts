import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { fetchMetalRates } from './fetch-metal-rates.ts';
import type { MetalRateDeps } from './metal-rates.deps.ts';
import { metalRateRoutes } from './metal-rates.routes.ts';

/** Prices of precious metals, by which the shop buys gold. */
export function metalRatesModule({ context, ...deps }: MetalRateDeps & { context: Context }) {
  const fetchRates = () => fetchMetalRates(context, deps.feed);
  return {
    name: 'metal-rates',
    routes: (routes) => metalRateRoutes(routes, deps),
    startTasks: [{ name: 'fetch-metal-rates', run: fetchRates }],
    // Set once a working day; asked for more often, because an attempt may fail.
    schedules: [{ name: 'fetch-metal-rates', cron: '17 */3 * * *', run: fetchRates }],
  } satisfies DomainModule;
}
