import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/base/requests/query-client.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { findCitiesByName, listCities } from '#app/lib/api/cities.ts';
import { useSettled } from '#app/ui/suggesting/use-settled.ts';
import { MAX_OFFERED, offeredCities } from './offered-cities.ts';

/** Delay after the last key press. */
const TYPING_MS = 150;
/** Longest name that the call accepts (SPEC 7.2). */
const LONGEST = 100;

type Cities = {
  /** Cities to choose from; null while they are loading. */
  found: readonly City[] | null;
  /** Number of all cities; 0 while unknown. */
  count: number;
  isError: boolean;
  /** Something is typed and matches no city. */
  isUnknown: boolean;
};

/** Cities to choose from: the offered ones, or those that match the text. */
export function useCities(text: string, currentId: number): Cities {
  const typed = cleanTyped(text).slice(0, LONGEST);
  const settled = useSettled(typed, TYPING_MS);
  // An empty text applies at once.
  const name = typed === '' ? '' : settled;
  const client = queryClient();
  const all = useQuery({ queryKey: ['cities'], queryFn: listCities, staleTime: Infinity }, client);
  const named = useQuery(
    {
      queryKey: ['cities', name],
      queryFn: () => findCitiesByName(name),
      enabled: name !== '',
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    },
    client,
  );
  const count = all.data?.length ?? 0;
  if (name === '') {
    const found = all.data ? offeredCities(all.data, currentId) : null;
    return { found, count, isError: all.isError, isUnknown: false };
  }
  const found = named.data ? named.data.slice(0, MAX_OFFERED) : null;
  return { found, count, isError: named.isError, isUnknown: found?.length === 0 };
}
