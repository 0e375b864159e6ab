import type { DomainModule } from '#src/platform/domain-module.ts';
import { settingsRoutes } from './settings.routes.ts';

/** Per-person limits and deadlines, stored as rows with a history. */
export function settingsModule() {
  return { name: 'settings', routes: settingsRoutes } satisfies DomainModule;
}
