import type { DomainModule } from '#src/platform/domain-module.ts';
import { importPromoCodes } from './import-promo-codes.ts';

/** Promo codes. */
export function promotionsModule() {
  return { name: 'promotions', imports: { importPromoCodes } } satisfies DomainModule;
}
