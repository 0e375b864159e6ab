import { useEffect, useRef } from 'react';
import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import { track } from '#app/lib/metrics/track.ts';
import type { CartResult } from './cart-action.server.ts';
import { quantityChange } from './quantity-change.ts';

type Channel = { state: string; data: CartResult | undefined };

/** Reports to metrics what the cart forms added or removed, once the cart shows it. */
export function useCartTracking(lines: readonly CartLine[], { state, data }: Channel): void {
  const before = useRef(lines);
  const told = useRef(data);
  useEffect(() => {
    if (state !== 'idle') return;
    if (data !== told.current && data?.ok === true && data.lineId !== null) {
      const change = quantityChange(before.current, lines, data.lineId);
      if (change !== null) track({ kind: 'cart', ...change });
    }
    told.current = data;
    before.current = lines;
  }, [state, data, lines]);
}
