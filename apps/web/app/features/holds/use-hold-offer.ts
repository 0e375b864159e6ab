import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/base/requests/query-client.ts';
import { getHoldOffer } from '#app/lib/api/browser.ts';

const keyOf = (skuId: number) => ['hold-offer', skuId] as const;

/** Stores that would keep a piece, requested by the browser, because the page may be older. */
export function useHoldOffer(skuId: number) {
  return useQuery(
    { queryKey: keyOf(skuId), queryFn: () => getHoldOffer(skuId), staleTime: 0 },
    queryClient(),
  );
}

/** Requests the stores again, because a piece was kept or taken. */
export function reloadHoldOffer(skuId: number): void {
  void queryClient().invalidateQueries({ queryKey: keyOf(skuId) });
}
