import type { Store } from '@yahont/contracts/stores/stores.ts';
import { STORE_SERVICES, type StoreService } from '@yahont/values/store-services.ts';
import { storesUrl } from '../store-url.ts';

/** The state of a city's store page in its address. */
export type StoreChoice = {
  isOpen: boolean;
  services: readonly StoreService[];
  /** The chosen store; null: the first one. */
  storeId: number | null;
  isList: boolean;
};

/** Keys of the address, in the order in which they are written. */
export const STORE_KEYS = ['open', 'service', 'store', 'view'] as const;

/** Reads the address; invalid values are ignored. */
export function readStoreChoice(search: URLSearchParams): StoreChoice {
  const asked = new Set(search.getAll('service'));
  const store = search.get('store') ?? '';
  return {
    isOpen: search.get('open') === '1',
    services: STORE_SERVICES.filter((service) => asked.has(service)),
    storeId: /^\d{1,9}$/.test(store) ? Number(store) : null,
    isList: search.get('view') === 'list',
  };
}

/** The address of a city's store page with this state. */
export function storeChoiceUrl(cityCode: string, { isOpen, services, storeId, isList }: StoreChoice): string {
  const search = new URLSearchParams();
  if (isOpen) search.append('open', '1');
  for (const service of services) search.append('service', service);
  if (storeId !== null) search.append('store', String(storeId));
  if (isList) search.append('view', 'list');
  const query = search.toString();
  return `${storesUrl(cityCode)}${query === '' ? '' : `?${query}`}`;
}

/**
 * Services that distinguish the stores: a service that all or none of them have is not offered as a filter.
 */
export function servicesToChoose(stores: readonly Pick<Store, 'services'>[]): StoreService[] {
  return STORE_SERVICES.filter((service) => {
    const having = stores.filter(({ services }) => services.includes(service)).length;
    return having > 0 && having < stores.length;
  });
}

/** Whether the store matches the filter. */
export function passes(
  store: Pick<Store, 'services' | 'isOpenNow'>,
  { isOpen, services }: Pick<StoreChoice, 'isOpen' | 'services'>,
): boolean {
  return (!isOpen || store.isOpenNow) && services.every((service) => store.services.includes(service));
}

/** The state with a service added, or removed if it was there. */
export function toggleService(choice: StoreChoice, service: StoreService): StoreChoice {
  const { services } = choice;
  return {
    ...choice,
    services: services.includes(service) ? services.filter((one) => one !== service) : [...services, service],
  };
}
