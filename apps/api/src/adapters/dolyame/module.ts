import type { DomainModule } from '#src/platform/domain-module.ts';
import { dolyameRoutes, type DolyameWebhook } from './dolyame.routes.ts';

/** The webhook of Долями. */
export function dolyameModule(webhook: DolyameWebhook) {
  return { name: 'dolyame', routes: (routes) => dolyameRoutes(routes, webhook) } satisfies DomainModule;
}
