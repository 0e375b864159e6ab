import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';

type Place = CheckoutOptions['pickup'][number];
type Early = NonNullable<Place['early']> & Pick<Place, 'readyDate'>;

/** Ways of delivery whose pieces are waited for in a place of the shop. */
const IS_COLLECTED: Readonly<Record<DeliveryKind, boolean>> = {
  courier: false,
  express: false,
  pickup: true,
  point: false,
  electronic: false,
};

/** What the chosen store has ready before the rest; null where nothing is, and for other ways of delivery. */
export function earlyIn(
  { delivery, storeId }: { delivery: string; storeId: string },
  { pickup }: Pick<CheckoutOptions, 'pickup'>,
): Early | null {
  if (!DELIVERY_KINDS.some((kind) => kind === delivery && IS_COLLECTED[kind])) return null;
  const place = pickup.find(({ store }) => String(store.id) === storeId);
  return place?.early ? { ...place.early, readyDate: place.readyDate } : null;
}

/** Whether the form asks for two orders. */
export function isDivided(
  values: { delivery: string; storeId: string; readyFirst: string },
  options: Pick<CheckoutOptions, 'pickup'>,
): boolean {
  return values.readyFirst !== '' && earlyIn(values, options) !== null;
}
