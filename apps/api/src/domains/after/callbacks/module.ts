import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { CallbackDeps } from './callbacks.deps.ts';
import { callbackRoutes } from './callbacks.routes.ts';
import { officeCallRoutes } from './office/office-calls.routes.ts';
import { purgeCallbacks } from './purge-callbacks.ts';
import { callbackData } from './personal-data.ts';

/** Requests for a call. */
export function callbacksModule({ context, ...deps }: CallbackDeps & { context: Context }) {
  return {
    name: 'callbacks',
    person: callbackData,
    routes: (routes) => {
      callbackRoutes(routes, deps);
      officeCallRoutes(routes, deps);
    },
    schedules: [{ name: 'purge-callbacks', cron: '7 3 * * *', run: () => purgeCallbacks(context) }],
  } satisfies DomainModule;
}
