import type { DomainModule } from '#src/platform/domain-module.ts';
import { bonusData } from './personal-data.ts';

/** Bonus points. */
export function loyaltyModule() {
  return { name: 'loyalty', person: bonusData } satisfies DomainModule;
}
