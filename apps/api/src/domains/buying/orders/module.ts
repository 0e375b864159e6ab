import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { CancelDeps } from './cancel-order.ts';
import type { HandOverEffects } from './office/hand-over.ts';
import { expireReservations } from './expire-reservations.ts';
import { officeOrderRoutes } from './office/office-orders.routes.ts';
import { orderRoutes } from './orders.routes.ts';
import { remindOfStorage } from './storage/remind-of-storage.ts';
import { orderData } from './personal-data.ts';

/** Orders after checkout. */
export function ordersModule({ context, ...deps }: CancelDeps & HandOverEffects & { context: Context }) {
  return {
    name: 'orders',
    person: orderData,
    routes: (routes) => {
      orderRoutes(routes, deps);
      officeOrderRoutes(routes, deps);
    },
    schedules: [
      { name: 'expire-reservations', cron: '* * * * *', run: () => expireAll(context) },
      { name: 'remind-of-storage', cron: '25 * * * *', run: () => remindAll(context) },
    ],
  } satisfies DomainModule;
}

async function expireAll(context: Context): Promise<void> {
  let expired = 1;
  while (expired > 0) expired = await expireReservations(context);
}

async function remindAll(context: Context): Promise<void> {
  let reminded = 1;
  while (reminded > 0) reminded = await remindOfStorage(context);
}
