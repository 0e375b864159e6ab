import type { DomainModule } from '#src/platform/domain-module.ts';
import { cdekRoutes, type Webhook } from './cdek.routes.ts';

/** The webhook of CDEK. */
export function cdekModule(webhook: Webhook) {
  return { name: 'cdek', routes: (routes) => cdekRoutes(routes, webhook) } satisfies DomainModule;
}
