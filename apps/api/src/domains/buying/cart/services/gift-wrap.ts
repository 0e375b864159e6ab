import { normaliseGiftNote } from '@yahont/values/gift-wrap.ts';
import { unwrapCartLine, wrapCartLine, type Cart } from '@yahont/contracts/cart/cart.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import type { CartDeps } from '../cart-deps.ts';
import { getCart } from '../get-cart.ts';
import { dropService, writeService } from './write-service.sql.ts';

type Wrap = { lineId: number; note: string };

/** Adds gift wrap to a line, or changes the text of its card; an empty note means no card. */
export async function wrapLine(ctx: BuyerContext, deps: CartDeps, { lineId, note }: Wrap): Promise<Cart> {
  const options = { note: normaliseGiftNote(note) };
  const isWritten = await writeService(ctx.db, ctx, { line: { lineId }, service: 'gift-wrap', options });
  if (!isWritten) throw refuse(wrapCartLine.refusals, 'line-not-found', {});
  return getCart(ctx, deps);
}

/** Removes the gift wrap of a line, with its card. Does nothing for a line without one. */
export async function unwrapLine(ctx: BuyerContext, deps: CartDeps, lineId: number): Promise<Cart> {
  const isFound = await dropService(ctx, { lineId, service: 'gift-wrap' });
  if (!isFound) throw refuse(unwrapCartLine.refusals, 'line-not-found', {});
  return getCart(ctx, deps);
}
