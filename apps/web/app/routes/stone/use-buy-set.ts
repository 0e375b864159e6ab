import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { NBSP } from '@yahont/values/digits.ts';
import type { BuySet } from '#app/features/stone-selection/panel/use-set-purchase.ts';

/** Adds a stone in a setting to the cart; the code is loaded on first use. */
export function useBuySet(): BuySet {
  const { revalidate } = useRevalidator();
  return useCallback(
    async (set) => {
      const code = await import('./buy-set.tsx').catch(() => null);
      if (code === null) return { ok: false, message: `Нет связи. Обновите страницу и${NBSP}повторите` };
      const bought = await code.buySet(set);
      // A stone that was just sold changes the page: reload it, so that it says so and offers similar stones.
      if (!bought.ok && bought.isStale) void revalidate();
      return bought;
    },
    [revalidate],
  );
}
