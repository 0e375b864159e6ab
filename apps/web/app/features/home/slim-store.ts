import type { Store } from '@yahont/contracts/stores/stores.ts';

/** What the home page shows of a store; the rest of it would only make the page heavier. */
export type SlimStore = Pick<Store, 'id' | 'name' | 'metro' | 'lat' | 'lon' | 'isOpenNow' | 'openText'>;

export function slimStore({ id, name, metro, lat, lon, isOpenNow, openText }: Store): SlimStore {
  return { id, name, metro, lat, lon, isOpenNow, openText };
}
