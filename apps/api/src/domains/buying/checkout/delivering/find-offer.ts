import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { countCart } from '#src/domains/buying/cart/index.ts';
import type { CarrierOffer } from '#src/domains/goods/delivery/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';

/** Ways of delivery that a carrier may take over. */
const IS_CARRIED: Record<DeliveryKind, boolean> = {
  courier: true,
  express: false,
  pickup: false,
  point: true,
  electronic: false,
};

/** What a carrier offers for the caller's cart, as the page has shown it; null for what no carrier brings. */
export async function findOffer(
  { db, caller, city, now }: AccountContext,
  { carriers }: Pick<CheckoutDeps, 'carriers'>,
  kind: DeliveryKind,
): Promise<CarrierOffer | null> {
  if (!carriers.isAsked || !IS_CARRIED[kind]) return null;
  return carriers.find(city, await countCart(db, caller), now());
}
