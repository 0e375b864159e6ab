import type { Store } from '@yahont/contracts/stores/stores.ts';

/** The visitor's filter of stores. */
export type StoreFilter = { isOpen: boolean; services: readonly string[] };

export const NO_FILTER: StoreFilter = { isOpen: false, services: [] };

/** Services that distinguish the stores: one that all of them or none have is not offered. */
export function servicesToChoose(stores: readonly Store[]): string[] {
  const all = new Set(stores.flatMap(({ services }) => services));
  return [...all].filter((service) => !stores.every(({ services }) => services.includes(service)));
}

/** Whether the store matches the filter. */
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
