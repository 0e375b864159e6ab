import { byCourier, PARCEL_BY_COURIER } from './by-courier.ts';
import { brought, type DeliveryStory, type WayOf } from './delivery-story.ts';

export function expressStory(way: WayOf<'express'>): DeliveryStory {
  const until = `до\u00A0${way.by}`;
  return {
    ...byCourier(way, until),
    steps: (assembled, { text, isOver }) => brought(assembled, isOver ? text : `${text}, ${until}`),
  };
}

export const expressParcel = PARCEL_BY_COURIER;
