import { useState } from 'react';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { rememberSize, useChosenSize } from '#app/lib/chosen-size.ts';
import type { Buy } from './buy-types.ts';
import { chosenSku, missingSize, type Sku } from '../sizes/sizes.ts';

export type Purchase = {
  /** What the button buys; null until a size is chosen. */
  chosen: Sku | null;
  /** The wished size, when this piece is not to be had in it. */
  missing: number | null;
  /** `ask`: a size has to be chosen first; `store`: the piece is bought in a store. */
  state: 'sold' | 'store' | 'ask' | 'ready' | 'waiting' | 'in-cart';
  choose: (sku: Sku) => void;
  /** The button was pressed before a size was chosen. */
  isSizeAsked: boolean;
  askSize: () => void;
  /** Why the last try did not work. */
  message: string | null;
  add: () => Promise<void>;
};

/** Which size is chosen and whether it lies in the cart; the panel and the bar of a phone share it. */
export function usePurchase({ kind, skus, isSoldOnline }: Product, buy: Buy): Purchase {
  const size = useChosenSize(kind);
  const [waitingId, setWaitingId] = useState<number | null>(null);
  const [inCart, setInCart] = useState<ReadonlySet<number>>(new Set());
  const [message, setMessage] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const chosen = chosenSku(skus, size);

  async function add() {
    if (chosen === null || waitingId !== null) return;
    setMessage(null);
    setWaitingId(chosen.id);
    const bought = await buy({ skuId: chosen.id, size: chosen.size });
    setWaitingId(null);
    if (bought.ok) setInCart((before) => new Set(before).add(chosen.id));
    else setMessage(bought.message);
  }

  function stateOf(): Purchase['state'] {
    if (!skus.some(({ available }) => available > 0)) return 'sold';
    if (!isSoldOnline) return 'store';
    if (chosen === null) return 'ask';
    if (waitingId === chosen.id) return 'waiting';
    return inCart.has(chosen.id) ? 'in-cart' : 'ready';
  }

  return {
    chosen,
    missing: missingSize(skus, size),
    state: stateOf(),
    choose(sku) {
      if (sku.size !== null) rememberSize(kind, sku.size);
      setMessage(null);
      setAsking(false);
    },
    isSizeAsked: isAsking && chosen === null,
    askSize: () => setAsking(true),
    message,
    add,
  };
}
