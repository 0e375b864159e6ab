import type { DomainModule } from '#src/platform/domain-module.ts';
import { demoOutboxRoutes } from './sent-messages.routes.ts';
import { sentMessageData } from './personal-data.ts';

/** `isOpen`: show what the demo's senders kept instead of sending. */
export function demoOutboxModule({ isOpen }: { isOpen: boolean }) {
  return {
    name: 'demo-outbox',
    person: sentMessageData,
    ...(isOpen ? { routes: demoOutboxRoutes } : {}),
  } satisfies DomainModule;
}
