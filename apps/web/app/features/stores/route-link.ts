import type { Store } from '@yahont/contracts/stores/stores.ts';

/** The way to a shop from wherever the visitor stands, on maps of another site. */
export function routeLink({ lat, lon }: Pick<Store, 'lat' | 'lon'>): string {
  return `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=auto`;
}
