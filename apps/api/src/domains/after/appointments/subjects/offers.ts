import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { StoreService } from '@yahont/values/store-services.ts';

/** Whether a store offers a service. A kind that needs no service is available in every store. */
export function offers({ services }: Pick<Store, 'services'>, service: StoreService | null): boolean {
  return service === null || services.includes(service);
}
