import { GIFT_KEPT_DAYS } from '@yahont/contracts/gift-receipt/gift-terms.ts';
import { endGiftExchanges } from '#src/domains/after/returns/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { GiftDeps } from './gift-receipt.deps.ts';
import { giftReceiptRoutes } from './gift-receipt.routes.ts';
import { giftData } from './personal-data.ts';

/** The whole last day in every time zone of the country. */
const KEPT_MS = (GIFT_KEPT_DAYS + 1) * 86_400_000;

/** Pages of presents for their receivers, without a price. */
export function giftReceiptModule({ context, ...deps }: GiftDeps & { context: Context }) {
  return {
    name: 'gift-receipt',
    person: giftData,
    routes: (routes) => giftReceiptRoutes(routes, deps),
    // Also while the module is off: what was put aside before must be released.
    endings: [
      {
        name: 'end-gift-exchanges',
        cron: '11 * * * *',
        run: () => endGiftExchanges(context, new Date(context.now().getTime() - KEPT_MS)),
      },
    ],
  } satisfies DomainModule;
}
