import { useState } from 'react';
import type { Product } from '@yahont/contracts/product.ts';
import type { Buy } from './buy-types.ts';
import { firstChoice, type Sku } from './sizes.ts';

export type Purchase = {
  chosen: Sku | null;
  choose: (skuId: number) => void;
  state: 'ready' | 'waiting' | 'in-cart';
  /** Why the last try did not work. */
  message: string | null;
  add: () => Promise<void>;
};

/** Which size is chosen and whether it lies in the cart; the panel and the bar of a phone share it. */
export function usePurchase(skus: Product['skus'], buy: Buy): Purchase {
  const [chosenId, setChosenId] = useState(() => firstChoice(skus)?.id ?? null);
  const [waitingId, setWaitingId] = useState<number | null>(null);
  const [inCart, setInCart] = useState<ReadonlySet<number>>(new Set());
  const [message, setMessage] = useState<string | null>(null);
  const chosen = skus.find(({ id }) => id === chosenId) ?? null;

  async function add() {
    if (chosen === null || waitingId !== null) return;
    setMessage(null);
    setWaitingId(chosen.id);
    const bought = await buy({ skuId: chosen.id, size: chosen.size });
    setWaitingId(null);
    if (bought.ok) setInCart((before) => new Set(before).add(chosen.id));
    else setMessage(bought.message);
  }

  return {
    chosen,
    choose(skuId) {
      setChosenId(skuId);
      setMessage(null);
    },
    state: stateOf(chosen, waitingId, inCart),
    message,
    add,
  };
}

function stateOf(
  chosen: Sku | null,
  waitingId: number | null,
  inCart: ReadonlySet<number>,
): Purchase['state'] {
  if (chosen === null) return 'ready';
  if (waitingId === chosen.id) return 'waiting';
  return inCart.has(chosen.id) ? 'in-cart' : 'ready';
}
