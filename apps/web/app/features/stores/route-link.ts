import type { Store } from '@yahont/contracts/stores/stores.ts';

/** Directions to a store from the visitor's location, on an external map service. */
export function routeLink({ lat, lon }: Pick<Store, 'lat' | 'lon'>): string {
  return `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=auto`;
}
