import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/base/requests/query-client.ts';
import { getCardsById } from '#app/lib/api/browser.ts';
import { readViewed } from '#app/lib/viewed.ts';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import type { PieceFace } from '#app/shop/pieces/piece-row.tsx';

const MAX = 8;

/** The visitor's favourites and viewed pieces that are in stock; empty until the browser knows them. */
export function useOwnPieces(): readonly PieceFace[] {
  const { summary } = useVisitor();
  const favourites = summary?.favouriteIds;
  const { data = [] } = useQuery(
    {
      queryKey: ['own-pieces', favourites],
      enabled: favourites !== undefined,
      queryFn: async () => {
        const ids = [...new Set([...(favourites ?? []), ...readViewed(localStorage)])].slice(0, MAX);
        if (ids.length === 0) return [];
        return (await getCardsById(ids)).items.filter(({ inStock }) => inStock);
      },
    },
    queryClient(),
  );
  return data;
}
