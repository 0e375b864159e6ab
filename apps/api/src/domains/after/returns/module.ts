import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { HandOverEffects } from '#src/domains/buying/orders/index.ts';
import { endExchange } from './exchange/settle-exchange.ts';
import { officeReturnRoutes } from './office/office-returns.routes.ts';
import { purgeReturnFiles } from './postage/give-out.ts';
import { returnData } from './personal-data.ts';
import { returnRoutes, type ReturnDeps } from './returns.routes.ts';

/** Goods that buyers return. */
export function returnsModule({ context, ...deps }: ReturnDeps & HandOverEffects & { context: Context }) {
  return {
    name: 'returns',
    person: returnData,
    schedules: [
      {
        name: 'purge-return-files',
        cron: '49 3 * * *',
        run: () => purgeReturnFiles(context, deps.returnFiles),
      },
    ],
    jobs: { 'exchange-ended': ({ orderId }) => endExchange(context, orderId) },
    routes: (routes) => {
      returnRoutes(routes, deps);
      officeReturnRoutes(routes, deps);
    },
  } satisfies DomainModule;
}
