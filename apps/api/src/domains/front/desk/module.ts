import type { DomainModule } from '#src/platform/domain-module.ts';
import { deskRoutes } from './desk.routes.ts';

/** What staff see first: the work that waits for them, and how the day goes. It only reads. */
export function deskModule() {
  return { name: 'desk', routes: deskRoutes } satisfies DomainModule;
}
