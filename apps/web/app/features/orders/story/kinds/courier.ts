import { hoursText } from '#app/shop/words/hours-text.ts';
import { byCourier, PARCEL_BY_COURIER } from './by-courier.ts';
import { trackTerm, type DeliveryStory, type WayOf } from './delivery-story.ts';

export function courierStory(way: WayOf<'courier'>): DeliveryStory {
  const story = byCourier(way, way.hours && hoursText(way.hours));
  return { ...story, terms: (state) => [...story.terms(state), ...trackTerm(way.trackNumber)] };
}

export const courierParcel = PARCEL_BY_COURIER;
