import type { DomainModule } from '#src/platform/domain-module.ts';

/** Gift certificates as a means to pay. */
export function certificatesModule() {
  return { name: 'certificates' } satisfies DomainModule;
}
