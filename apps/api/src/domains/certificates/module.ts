import type { DomainModule } from '#src/platform/domain-module.ts';

/** Gift certificates: orders issue them, and orders are paid with them. */
export function certificatesModule() {
  return { name: 'certificates' } satisfies DomainModule;
}
