import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import type { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { CallContext } from '#src/platform/context.ts';
import { normaliseCode, type PromoTerms } from '#src/domains/goods/promotions/index.ts';

type PromoBlock = Extract<WrittenBlock, { type: 'promo' }>;
type Sources = { ctx: Pick<CallContext, 'city'>; promos: ReadonlyMap<string, PromoTerms> };

/** A promo code with its terms; null for one that does not exist. */
export function showPromo({ heading, code }: PromoBlock, { ctx, promos }: Sources): Block | null {
  const found = promos.get(normaliseCode(code));
  if (!found) return null;
  const { startsAt, endsAt, ...terms } = found;
  const { timezone } = ctx.city;
  return {
    type: 'promo',
    heading,
    ...terms,
    startsOn: cityDate(startsAt, timezone),
    // The end is exclusive.
    endsOn: cityDate(new Date(endsAt.getTime() - 1), timezone),
  };
}
