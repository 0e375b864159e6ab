import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { NBSP } from '@yahont/values/digits.ts';
import type { AddPiece } from '#app/features/product-card/card-piece.ts';

/** Adds to the cart; its code is loaded with the first use. */
export function useAddToCart(): AddPiece {
  const client = useQueryClient();
  return useCallback(
    async (piece) => {
      const code = await import('./add-piece.ts').catch(() => null);
      if (code === null) return { ok: false, message: `Нет связи. Обновите страницу и${NBSP}повторите` };
      return code.addPiece(client, piece);
    },
    [client],
  );
}
