import { uncapitalise } from '@yahont/values/text/typography.ts';
import { storeServiceName, type StoreService } from '@yahont/values/store-services.ts';

/** Services as one sentence: «Чистка, ремонт, гравировка». */
export function servicesText(services: readonly StoreService[]): string {
  return services
    .map(storeServiceName)
    .map((service, index) => (index === 0 ? service : uncapitalise(service)))
    .join(', ');
}
