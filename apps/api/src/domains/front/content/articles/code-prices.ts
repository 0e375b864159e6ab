import type { Block, TextCard } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { kopecks, percentOf } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import { findPromoCode, type PromoCode } from '#src/domains/goods/promotions/index.ts';

/** Blocks whose pieces show their own price with a promo code; unchanged while the code is not valid. */
export async function withCodePrices(
  ctx: CallContext,
  blocks: readonly Block[],
  code: string,
): Promise<Block[]> {
  const found = await findPromoCode(ctx.db, { code, now: ctx.now() });
  if (!found.ok) return [...blocks];
  return blocks.map((block) =>
    block.type === 'products'
      ? { ...block, cards: block.cards.map((card) => withCodePrice(card, found.promo)) }
      : block,
  );
}

/** A piece below the code's minimum has no such price, nor has a piece that is sold only in stores. */
function withCodePrice(card: TextCard, { percent, minTotal }: PromoCode): TextCard {
  const { price, inStock, isSoldOnline } = card;
  if (price < minTotal || !inStock || !isSoldOnline) return card;
  return { ...card, codePrice: kopecks(price - percentOf(price, percent)) };
}
