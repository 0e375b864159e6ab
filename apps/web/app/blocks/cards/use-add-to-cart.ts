import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { NBSP } from '@yahont/values/digits.ts';
import type { AddSku } from '#app/features/product-card/card-sku.ts';

/** Adds to the cart; its code is loaded with the first use. */
export function useAddToCart(): AddSku {
  const client = useQueryClient();
  return useCallback(
    async (sku) => {
      const code = await import('./add-sku.tsx').catch(() => null);
      if (code === null) return { ok: false, message: `Нет связи. Обновите страницу и${NBSP}повторите` };
      return code.addSku(client, sku);
    },
    [client],
  );
}
