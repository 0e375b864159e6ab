import type { Store } from '@yahont/contracts/stores/stores.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** FACTS 3.5: equal opening and closing times mean a closed day. */
const CLOSED = '00:00';

/**
 * Structured data of a store.
 * @param url absolute address of its page
 */
export function storeData(store: Store, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JewelryStore',
    '@id': url,
    url,
    name: `«Яхонт», ${store.name}`,
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'RU',
      addressLocality: store.cityName,
      streetAddress: store.address,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.lat, longitude: store.lon },
    openingHoursSpecification: store.hours.flatMap((day, index) =>
      day === null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: `https://schema.org/${DAYS[index]}`,
              opens: day.from,
              closes: day.to,
            },
          ],
    ),
    specialOpeningHoursSpecification: store.specialDays.map(({ date, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: hours?.from ?? CLOSED,
      closes: hours?.to ?? CLOSED,
    })),
  };
}
