import type { DomainModule } from '#src/platform/domain-module.ts';

/** Bonus points. */
export function loyaltyModule() {
  return { name: 'loyalty' } satisfies DomainModule;
}
