import { useState } from 'react';
import type { AddPiece, Piece } from '../card-piece.ts';

export type Adding = {
  isWaiting: boolean;
  /** Why the last piece did not get into the cart. */
  message: string | null;
  /** The last piece that did. */
  addedSku: number | null;
  /** True when the piece is in the cart. */
  add: (piece: Piece) => Promise<boolean>;
  /** Another size is wanted: what was said of the last one goes. */
  forget: () => void;
};

/** Puts pieces of one card into the cart and knows how it went. */
export function useAdding(onAdd: AddPiece): Adding {
  const [isWaiting, setWaiting] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [addedSku, setAddedSku] = useState<number | null>(null);

  async function add(piece: Piece): Promise<boolean> {
    setWaiting(true);
    const added = await onAdd(piece);
    setWaiting(false);
    setMessage(added.ok ? null : added.message);
    if (added.ok) setAddedSku(piece.skuId);
    return added.ok;
  }

  return { isWaiting, message, addedSku, add, forget: () => setMessage(null) };
}
