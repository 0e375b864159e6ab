import { DELIVERY, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { countCart } from '#src/domains/buying/cart/index.ts';
import type { CarrierOffer } from '#src/domains/goods/delivery/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';

/** A carrier's offer for the caller's cart, as the page has shown it; null when no carrier delivers it. */
export async function findOffer(
  { db, caller, city, now }: AccountContext,
  { carriers }: Pick<CheckoutDeps, 'carriers'>,
  kind: DeliveryKind,
): Promise<CarrierOffer | null> {
  if (!carriers.isAsked || DELIVERY[kind].broughtBy === 'shop') return null;
  return carriers.find(city, await countCart(db, caller), now());
}
