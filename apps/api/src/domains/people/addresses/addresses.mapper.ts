import type { Address, AddressFields } from '@yahont/contracts/addresses/addresses.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { AddressRow } from './addresses.tables.ts';
import { streetKey } from './street-key.ts';

export function toAddress(
  { accountId: _account, streetKey: _key, changedAt: _changed, lat, lon, ...row }: AddressRow,
  cities: CityDirectory,
): Address {
  const { name, region } = cities.getOrDefault(row.cityId);
  return { ...row, cityName: name, region, position: lat === null || lon === null ? null : { lat, lon } };
}

/** The columns that the shopper fills in. */
export function toColumns({ position, ...fields }: AddressFields) {
  return {
    ...fields,
    streetKey: streetKey(fields.street),
    lat: position?.lat ?? null,
    lon: position?.lon ?? null,
  };
}
