import type { DomainModule } from '#src/platform/domain-module.ts';
import { demoOutboxRoutes } from './demo-outbox.routes.ts';

/** Shows what the demo's senders kept instead of sending. */
export function demoOutboxModule() {
  return {
    name: 'demo-outbox',
    routes: demoOutboxRoutes,
  } satisfies DomainModule;
}
