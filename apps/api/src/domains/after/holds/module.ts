import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { lapseHolds } from './ending/lapse-holds.ts';
import { purgeHolds } from './ending/purge-holds.ts';
import type { HoldDeps } from './holds.deps.ts';
import { holdRoutes } from './holds.routes.ts';
import { officeHoldRoutes } from './office/office-holds.routes.ts';
import { holdData } from './personal-data.ts';
import { sendHold } from './sending/send-hold.ts';

/** Pieces that stores keep for shoppers without an order. */
export function holdsModule({ context, ...deps }: HoldDeps & { context: Context }) {
  return {
    name: 'holds',
    person: holdData,
    routes: (routes) => {
      holdRoutes(routes, deps);
      officeHoldRoutes(routes);
    },
    jobs: { 'send-hold': (payload, { key }) => sendHold(context, deps, { ...payload, key }) },
    endings: [{ name: 'lapse-holds', cron: '*/5 * * * *', run: () => lapseHolds(context) }],
    schedules: [{ name: 'purge-holds', cron: '17 3 * * *', run: () => purgeHolds(context) }],
  } satisfies DomainModule;
}
