import type { Order } from '@yahont/contracts/orders/orders.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { courierParcel, courierStory } from './courier.ts';
import type { DeliveryStory, ParcelWords } from './delivery-story.ts';
import { electronicParcel, electronicStory } from './electronic.ts';
import { expressParcel, expressStory } from './express.ts';
import { pickupParcel, pickupStory } from './pickup.ts';
import { pointParcel, pointStory } from './point.ts';

/** The account's texts about a delivery. */
export function storyOf(delivery: Order['delivery']): DeliveryStory {
  return byKind(delivery, {
    courier: courierStory,
    express: expressStory,
    pickup: pickupStory,
    point: pointStory,
    electronic: electronicStory,
  });
}

export const PARCELS: Readonly<Record<DeliveryKind, ParcelWords>> = {
  courier: courierParcel,
  express: expressParcel,
  pickup: pickupParcel,
  point: pointParcel,
  electronic: electronicParcel,
};
