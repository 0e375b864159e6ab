import { storeServiceName, type StoreService } from '@yahont/values/store-services.ts';

/** Services as one sentence: «Чистка, ремонт, гравировка». */
export function servicesText(services: readonly StoreService[]): string {
  return services
    .map(storeServiceName)
    .map((service, index) => (index === 0 ? service : lowerFirst(service)))
    .join(', ');
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
