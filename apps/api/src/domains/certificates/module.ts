import type { DomainModule } from '#src/platform/domain-module.ts';

/** Gift certificates. Orders issue them; calls of their own come with their pages. */
export function certificatesModule() {
  return { name: 'certificates' } satisfies DomainModule;
}
