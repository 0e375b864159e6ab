import { useState } from 'react';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';

/** The result of adding to the cart; the message is for the shopper. */
export type BuyResult = { ok: true } | { ok: false; message: string };

export type StonePurchase = {
  /** `store`: above the limit of online payments. */
  state: 'store' | 'ready' | 'waiting' | 'in-cart';
  /** Why the last attempt failed. */
  message: string | null;
  add: () => Promise<void>;
};

/** Whether the stone is in the cart. */
export function useStonePurchase(
  { id, isSoldOnline }: Pick<StonePage, 'id' | 'isSoldOnline'>,
  buy: (stoneId: number) => Promise<BuyResult>,
): StonePurchase {
  const [state, setState] = useState<'ready' | 'waiting' | 'in-cart'>('ready');
  const [message, setMessage] = useState<string | null>(null);

  async function add() {
    if (state !== 'ready') return;
    setMessage(null);
    setState('waiting');
    const bought = await buy(id);
    setState(bought.ok ? 'in-cart' : 'ready');
    if (!bought.ok) setMessage(bought.message);
  }

  return { state: isSoldOnline ? state : 'store', message, add };
}
