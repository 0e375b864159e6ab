import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { StoreService } from '@yahont/values/store-services.ts';

/** Whether a store offers a service; every store offers none. */
export function offers({ services }: Pick<Store, 'services'>, service: StoreService | null): boolean {
  return service === null || services.includes(service);
}
