import { useQuery } from '@tanstack/react-query';
import { call } from '../calls/call.ts';
import { listCities, listStores } from '../calls/routes/shop.ts';

export type StoreName = {
  id: number;
  name: string;
  city: string;
  /** Hours ahead of UTC in its city. */
  utcOffset?: number;
};

/** Every store of the network. The shop's calls list them by city. */
export function useStores() {
  return useQuery({
    queryKey: ['stores'],
    queryFn: async ({ signal }): Promise<readonly StoreName[]> => {
      const cities = await call(listCities, {}, { signal });
      const withStores = cities.filter(({ additionalInfo }) => additionalInfo.storeCount > 0);
      const lists = await Promise.all(
        withStores.map(async ({ id: city, timezone }) => {
          const ofCity = await call(listStores, { query: { city } }, { signal });
          return ofCity.map(({ id, name, cityName }) => ({ id, name, city: cityName, utcOffset: timezone }));
        }),
      );
      return lists.flat();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** «Петровка, 11»; the number until the names are known. */
export function storeText(id: number | null, stores: readonly StoreName[] | undefined): string {
  if (id === null) return 'склад';
  return stores?.find((store) => store.id === id)?.name ?? `магазин №\u00A0${id}`;
}
