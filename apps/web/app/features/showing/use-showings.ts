import { useQuery } from '@tanstack/react-query';
import { getShowings } from '#app/lib/api/browser.ts';

const MINUTE_MS = 60_000;

export function showingsKey(code: string) {
  return ['showings', code] as const;
}

/** Free hours for a stone, asked for by the browser: the page may be older than they are. */
export function useShowings(code: string) {
  return useQuery({ queryKey: showingsKey(code), queryFn: () => getShowings(code), staleTime: MINUTE_MS });
}
