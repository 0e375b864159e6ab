import type { Store } from '@yahont/contracts/stores/stores.ts';

/** What the visitor asks of a shop. */
export type StoreFilter = { isOpen: boolean; services: readonly string[] };

export const NO_FILTER: StoreFilter = { isOpen: false, services: [] };

/** Services that tell the shops apart: what all of them do, or none, is no choice. */
export function servicesToChoose(stores: readonly Store[]): string[] {
  const all = new Set(stores.flatMap(({ services }) => services));
  return [...all].filter((service) => !stores.every(({ services }) => services.includes(service)));
}

/** Whether the shop answers all that is asked. */
export function passes(store: Store, { isOpen, services }: StoreFilter): boolean {
  return (!isOpen || store.isOpenNow) && services.every((service) => store.services.includes(service));
}

export function toggleService(filter: StoreFilter, service: string): StoreFilter {
  const { services } = filter;
  return {
    ...filter,
    services: services.includes(service) ? services.filter((one) => one !== service) : [...services, service],
  };
}
