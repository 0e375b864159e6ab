import type { DomainModule } from '#src/platform/domain-module.ts';
import { demoOutboxRoutes, type ReadStaffCodes } from './sent-messages.routes.ts';
import { sentMessageData } from './personal-data.ts';

/**
 * `isOpen`: show what the demo's senders kept instead of sending, and the one-time codes of the demo's staff, whose
 * authenticators nobody has.
 */
export function demoOutboxModule({ isOpen, staffCodes }: { isOpen: boolean; staffCodes: ReadStaffCodes }) {
  return {
    name: 'demo-outbox',
    person: sentMessageData,
    ...(isOpen ? { routes: (routes) => demoOutboxRoutes(routes, staffCodes) } : {}),
  } satisfies DomainModule;
}
