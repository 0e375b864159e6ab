import type { Store } from '@yahont/contracts/stores/stores.ts';
import { SERVICE_KINDS, type ServiceKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import type { StoreService } from '@yahont/values/store-services.ts';
import { bareService, writeService } from '#app/shop/visits/service-address.ts';

/** What a store must offer for each kind of visit. */
const NEEDS: Readonly<Record<ServiceKind, StoreService>> = {
  fitting: 'fitting',
  gold: 'gold',
  engraving: 'engraving',
  care: 'cleaning',
};

/** The page that books a visit to a store; null for a store that takes no appointments. */
export function visitLink({ id, services }: Pick<Store, 'id' | 'services'>): string | null {
  const kind = SERVICE_KINDS.find((one) => services.includes(NEEDS[one]));
  if (kind === undefined) return null;
  const query = new URLSearchParams();
  writeService(query, bareService(kind));
  query.set('store', String(id));
  return `/showing/?${query.toString()}`;
}
