import {
  addCartLine,
  applyPromoCode as applyPromoCodeEndpoint,
  changeCartLine,
  dropPromoCode as dropPromoCodeEndpoint,
  getCart as getCartEndpoint,
  removeCartLine,
  restoreCartLine,
  unwrapCartLine,
  wrapCartLine,
  type Cart,
} from '@yahont/contracts/cart/cart.ts';
import { dropEngraving, engraveCartLine } from '@yahont/contracts/cart/engraving.ts';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { addCertificate as addCertificateEndpoint } from '@yahont/contracts/certificates/certificates.ts';
import { addSetToCart, takeSetApart } from '@yahont/contracts/sets/sets.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import type { Refusals } from '@yahont/contracts/wire/refusals.ts';
import { buyerContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { refuseWith } from '#src/platform/errors.ts';
import { addCertificate } from './lines/add-certificate.ts';
import { addLine } from './lines/add-line.ts';
import { addStone } from './lines/add-stone.ts';
import { applyPromoCode, dropPromoCode } from './apply-promo-code.ts';
import { addSet } from './sets/add-set.ts';
import { takeApart } from './sets/take-apart.ts';
import { changeLine } from './lines/change-line.ts';
import { getCart } from './get-cart.ts';
import { dropLineEngraving, engraveLine } from './services/engraving.ts';
import { unwrapLine, wrapLine } from './services/gift-wrap.ts';
import { removeLine } from './lines/remove-line.ts';
import { restoreLine } from './lines/restore-line.ts';
import type { CartDeps } from './cart-deps.ts';

export function cartRoutes(routes: Routes, deps: CartDeps): void {
  serve(routes, getCartEndpoint, ({ ctx }) => getCart(ctx, deps));
  serve(routes, addCartLine, async ({ ctx, body }) =>
    cartOf(addCartLine, await addLine(buyerContext(ctx), deps, body)),
  );
  serve(routes, addStoneToCart, async ({ ctx, body }) =>
    cartOf(addStoneToCart, await addStone(buyerContext(ctx), deps, body)),
  );
  serve(routes, addCertificateEndpoint, async ({ ctx, body }) =>
    cartOf(addCertificateEndpoint, await addCertificate(buyerContext(ctx), deps, body)),
  );
  serve(routes, addSetToCart, async ({ ctx, body }) =>
    cartOf(addSetToCart, await addSet(buyerContext(ctx), deps, body)),
  );
  serve(routes, takeSetApart, ({ ctx, params }) => takeApart(buyerContext(ctx), deps, params.group));
  serve(routes, changeCartLine, async ({ ctx, params, body }) =>
    cartOf(changeCartLine, await changeLine(buyerContext(ctx), deps, { id: params.id, ...body })),
  );
  serve(routes, removeCartLine, ({ ctx, params }) => removeLine(buyerContext(ctx), deps, params.id));
  serve(routes, restoreCartLine, ({ ctx, params }) => restoreLine(buyerContext(ctx), deps, params.id));
  serve(routes, wrapCartLine, ({ ctx, params, body }) =>
    wrapLine(buyerContext(ctx), deps, { lineId: params.id, ...body }),
  );
  serve(routes, unwrapCartLine, ({ ctx, params }) => unwrapLine(buyerContext(ctx), deps, params.id));
  serve(routes, engraveCartLine, async ({ ctx, params, body }) =>
    cartOf(engraveCartLine, await engraveLine(buyerContext(ctx), deps, { lineId: params.id, ...body })),
  );
  serve(routes, dropEngraving, ({ ctx, params }) => dropLineEngraving(buyerContext(ctx), deps, params.id));
  serve(routes, applyPromoCodeEndpoint, async ({ ctx, body }) =>
    cartOf(applyPromoCodeEndpoint, await applyPromoCode(buyerContext(ctx), deps, body.code)),
  );
  serve(routes, dropPromoCodeEndpoint, ({ ctx }) => dropPromoCode(buyerContext(ctx), deps));
}

function cartOf<E extends { refusals: Refusals }>(
  endpoint: E,
  result: { ok: true; cart: Cart } | RefusalResult<E>,
): Cart {
  if (result.ok) return result.cart;
  throw refuseWith(endpoint, result);
}
