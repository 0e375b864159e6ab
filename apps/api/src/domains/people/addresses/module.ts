import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { createQuestionLimit } from '#src/domains/ground/paid-services/index.ts';
import { addressRoutes } from './addresses.routes.ts';
import { addressData } from './personal-data.ts';
import type { AddressSource } from './suggesting/address-source.ts';

/** Nobody types faster; only a program that harvests a paid service does. */
const SUGGESTIONS = { perMinute: 90, perDay: 1000 };

/** Addresses of accounts, and suggestions while one is typed. */
export function addressesModule(deps: { cities: CityDirectory; source: AddressSource | null }) {
  return {
    name: 'addresses',
    person: addressData,
    routes: (routes) =>
      addressRoutes(routes, { ...deps, limit: createQuestionLimit('addresses', SUGGESTIONS) }),
  } satisfies DomainModule;
}
