import type { Store } from '@yahont/contracts/stores/stores.ts';
import { SERVICE_KINDS, type ServiceKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import type { StoreService } from '@yahont/values/store-services.ts';
import { bareService, writeService } from '#app/shop/visits/service-address.ts';

/** What a store must offer for a visit of each kind. */
const NEEDS: Readonly<Record<ServiceKind, StoreService>> = {
  fitting: 'fitting',
  gold: 'gold',
  engraving: 'engraving',
  care: 'cleaning',
};

/** Where a visit to a store is arranged; null for a store that receives without appointment only. */
export function visitLink({ id, services }: Pick<Store, 'id' | 'services'>): string | null {
  const kind = SERVICE_KINDS.find((one) => services.includes(NEEDS[one]));
  if (kind === undefined) return null;
  const query = new URLSearchParams();
  writeService(query, bareService(kind));
  query.set('store', String(id));
  return `/showing/?${query.toString()}`;
}
