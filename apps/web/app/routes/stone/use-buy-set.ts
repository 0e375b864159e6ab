import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { NBSP } from '@yahont/values/digits.ts';
import type { BuySet } from '#app/features/stone-selection/panel/use-set-purchase.ts';

/** Puts a stone in a setting into the cart; its code is loaded with the first use. */
export function useBuySet(): BuySet {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return useCallback(
    async (set) => {
      const code = await import('./buy-set.tsx').catch(() => null);
      if (code === null) return { ok: false, message: `Нет связи. Обновите страницу и${NBSP}повторите` };
      const bought = await code.buySet(client, set);
      // A stone that somebody took makes another page: it says so and offers the nearest.
      if (!bought.ok && bought.isStale) void revalidate();
      return bought;
    },
    [client, revalidate],
  );
}
