import type { DomainModule } from '#src/platform/domain-module.ts';
import { yookassaRoutes, type Webhook } from './yookassa.routes.ts';

/** The webhook of YooKassa. */
export function yookassaModule(webhook: Webhook) {
  return { name: 'yookassa', routes: (routes) => yookassaRoutes(routes, webhook) } satisfies DomainModule;
}
