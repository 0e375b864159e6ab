type Target = { lat: number; lon: number; name: string };

/** Directions to a store from the visitor's location, on an external map service. */
export function routeLink({ lat, lon }: Pick<Target, 'lat' | 'lon'>): string {
  return `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=auto`;
}

/** The same for the navigation app on the reader's phone (RFC 5870). */
export function geoLink({ lat, lon, name }: Target): string {
  return `geo:${lat},${lon}?q=${lat},${lon}(${encodeURIComponent(`Яхонт, ${name}`)})`;
}
