import { useState } from 'react';
import type { AddSku, CardSku } from '../card-sku.ts';

export type Adding = {
  isWaiting: boolean;
  /** Why the last product was not added to the cart. */
  message: string | null;
  /** SKU that was added last. */
  addedSku: number | null;
  /** Resolves to true when the product was added to the cart. */
  add: (sku: CardSku) => Promise<boolean>;
  /** Another size was selected: the last message is removed. */
  forget: () => void;
};

/** Adds products of one card to the cart and tracks the result. */
export function useAdding(onAdd: AddSku): Adding {
  const [isWaiting, setWaiting] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [addedSku, setAddedSku] = useState<number | null>(null);

  async function add(sku: CardSku): Promise<boolean> {
    setWaiting(true);
    const added = await onAdd(sku);
    setWaiting(false);
    setMessage(added.ok ? null : added.message);
    if (added.ok) setAddedSku(sku.skuId);
    return added.ok;
  }

  return { isWaiting, message, addedSku, add, forget: () => setMessage(null) };
}
