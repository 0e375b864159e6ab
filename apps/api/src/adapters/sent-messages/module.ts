import type { DomainModule } from '#src/platform/domain-module.ts';
import { demoOutboxRoutes } from './sent-messages.routes.ts';

/** Shows what the demo's senders kept instead of sending. */
export function demoOutboxModule() {
  return {
    name: 'demo-outbox',
    routes: demoOutboxRoutes,
  } satisfies DomainModule;
}
