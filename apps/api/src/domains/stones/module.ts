import type { DomainModule } from '#src/platform/domain-module.ts';

/** Loose stones. Their tables are joined by carts and orders; import and selection come with their pages. */
export function stonesModule() {
  return { name: 'stones' } satisfies DomainModule;
}
