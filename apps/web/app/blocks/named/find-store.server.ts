import { listCities, type City } from '@yahont/contracts/locations/locations.ts';
import { getStore, type StoreDetails } from '@yahont/contracts/stores/stores.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';

/**
 * The city whose stores an address names, and all cities.
 * @throws the page's 404
 */
export async function findStoreCity(
  api: CallApi,
  code: string,
  pathname: string,
): Promise<{ city: City; cities: readonly City[] }> {
  const cities = await api(listCities);
  const city = cities.find((one) => one.locationNameTranslit === code);
  if (!city) throw pageNotFound(pathname);
  return { city, cities };
}

/**
 * The store of an address; its page exists only under the address of its own city.
 * @throws the page's 404
 */
export async function findStore(
  api: CallApi,
  { city, id }: { city: string; id: string },
  pathname: string,
): Promise<StoreDetails> {
  const store = await or404(api(getStore, { params: { id: idParam(id, pathname) } }), pathname);
  if (store.cityCode !== city) throw pageNotFound(pathname);
  return store;
}
