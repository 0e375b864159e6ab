import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { NBSP } from '@yahont/values/digits.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import type { Bought } from '#app/features/stone/panel/use-stone-purchase.ts';

/** Puts the stone alone into the cart; its code is loaded with the first use. */
export function useBuyStone(stone: StonePage): (stoneId: number) => Promise<Bought> {
  const client = useQueryClient();
  return useCallback(
    async (stoneId) => {
      const code = await import('./buy-stone.ts').catch(() => null);
      if (code === null) return { ok: false, message: `Нет связи. Обновите страницу и${NBSP}повторите` };
      return code.buyStone(client, { stoneId, name: stone.name });
    },
    [client, stone.name],
  );
}
