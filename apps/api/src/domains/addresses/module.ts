import type { CityDirectory } from '#src/domains/locations/index.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { addressRoutes } from './addresses.routes.ts';
import { addressData } from './personal-data.ts';
import type { AddressSource } from './suggesting/address-source.ts';
import { createSuggestionLimit } from './suggesting/suggestion-limit.ts';

/** Addresses of accounts, and what is suggested while one is typed. */
export function addressesModule(deps: { cities: CityDirectory; source: AddressSource | null }) {
  return {
    name: 'addresses',
    person: addressData,
    routes: (routes) => addressRoutes(routes, { ...deps, limit: createSuggestionLimit() }),
  } satisfies DomainModule;
}
