import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { findCitiesByName, listCities } from '#app/lib/api/cities.ts';
import { MOST_OFFERED, offeredCities } from './offered-cities.ts';

/** After the last letter. */
const TYPING_MS = 150;
/** The call that finds a city by its name (SPEC 7.2). */
const LONGEST = 100;

type Cities = {
  /** What to choose from; null until it has come. */
  found: readonly City[] | null;
  /** How many there are in all; 0 until it is known. */
  count: number;
  isError: boolean;
  /** Typed, and nothing is called so. */
  isUnknown: boolean;
};

/** Cities to choose from: the best known ones, or those that what is typed finds. */
export function useCities(text: string, currentId: number): Cities {
  const name = useSettled(text.trim().slice(0, LONGEST));
  const all = useQuery({ queryKey: ['cities'], queryFn: listCities, staleTime: Infinity });
  const named = useQuery({
    queryKey: ['cities', name],
    queryFn: () => findCitiesByName(name),
    enabled: name !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const count = all.data?.length ?? 0;
  if (name === '') {
    const found = all.data ? offeredCities(all.data, currentId) : null;
    return { found, count, isError: all.isError, isUnknown: false };
  }
  const found = named.data ? named.data.slice(0, MOST_OFFERED) : null;
  return { found, count, isError: named.isError, isUnknown: found?.length === 0 };
}

/** The text once it has stayed the same for a moment; emptied it is at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  // Time is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
