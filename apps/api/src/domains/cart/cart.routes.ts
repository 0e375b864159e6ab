import {
  addCartLine,
  applyPromoCode as applyPromoCodeEndpoint,
  changeCartLine,
  dropPromoCode as dropPromoCodeEndpoint,
  getCart as getCartEndpoint,
  removeCartLine,
  restoreCartLine,
} from '@yahont/contracts/cart/cart.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import { buyerContext, serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { refused } from '#src/platform/errors.ts';
import { addLine } from './lines/add-line.ts';
import type { AddResult } from './lines/add-line.ts';
import { applyPromoCode, dropPromoCode } from './apply-promo-code.ts';
import type { PromoResult } from './apply-promo-code.ts';
import { changeLine } from './lines/change-line.ts';
import { getCart } from './get-cart.ts';
import { removeLine } from './lines/remove-line.ts';
import { restoreLine } from './lines/restore-line.ts';
import type { CartDeps } from './lines/sku-book.ts';

export function cartRoutes(routes: Routes, deps: CartDeps): void {
  serve(routes, getCartEndpoint, ({ ctx }) => getCart(ctx, deps));
  serve(routes, addCartLine, async ({ ctx, body }) => cartOf(await addLine(buyerContext(ctx), deps, body)));
  serve(routes, changeCartLine, async ({ ctx, params, body }) =>
    cartOf(await changeLine(buyerContext(ctx), deps, { id: params.id, ...body })),
  );
  serve(routes, removeCartLine, ({ ctx, params }) => removeLine(buyerContext(ctx), deps, params.id));
  serve(routes, restoreCartLine, ({ ctx, params }) => restoreLine(buyerContext(ctx), deps, params.id));
  serve(routes, applyPromoCodeEndpoint, async ({ ctx, body }) =>
    cartOf(await applyPromoCode(buyerContext(ctx), deps, body.code)),
  );
  serve(routes, dropPromoCodeEndpoint, ({ ctx }) => dropPromoCode(buyerContext(ctx), deps));
}

/** A refusal goes out as 409 with its facts. */
function cartOf(result: AddResult | PromoResult): Cart {
  if (result.ok) return result.cart;
  const { ok: _ok, reason, ...context } = result;
  throw refused(reason, context);
}
