import { useState } from 'react';
import { WRONG_ENGRAVING } from '@yahont/values/engraving.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { rememberSize, useChosenSize } from '#app/lib/chosen-size.ts';
import type { EngravingState } from '../engraving/use-words.ts';
import type { Buy } from './buy-types.ts';
import type { ChosenChain } from './chain-choice.tsx';
import { chosenSku, isOfLength, missingSize, type Sku } from '../sizes/sizes.ts';

export type Purchase = {
  /** The SKU that the button adds; null until a size is chosen. */
  chosen: Sku | null;
  /** The chosen size when this product does not have it in stock. */
  missing: number | null;
  /**
   * `ask`: a size must be chosen first; `store`: the product is sold in stores only; `setting`: its stone is chosen first.
   */
  state: 'sold' | 'store' | 'setting' | 'ask' | 'ready' | 'waiting' | 'in-cart';
  choose: (sku: Sku) => void;
  /** Whether its sizes are lengths. */
  isOfLength: boolean;
  /** The button was pressed before a size was chosen. */
  isSizeAsked: boolean;
  askSize: () => void;
  /** The chain to buy with a pendant. */
  chain: ChosenChain | null;
  chooseChain: (chain: ChosenChain | null) => void;
  /** Why the last attempt failed. */
  message: string | null;
  /** @returns whether it is in the cart now */
  add: () => Promise<boolean>;
};

/** The chosen size and whether it is in the cart; shared by the panel and the phone's bar. */
export function usePurchase(
  product: Product,
  words: Pick<EngravingState, 'wanted' | 'isWrong'>,
  buy: Buy,
): Purchase {
  const { kind, skus, seat } = product;
  const size = useChosenSize(kind);
  const [waitingId, setWaitingId] = useState<number | null>(null);
  /** Each SKU in the cart, with its inscription. */
  const [inCart, setInCart] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const chosen = chosenSku(skus, size);
  const [chain, setChain] = useState<ChosenChain | null>(null);
  const put = `${chosen?.id} ${chain?.sku.id} ${words.wanted?.face} ${words.wanted?.text}`;

  async function add(): Promise<boolean> {
    if (chosen === null || waitingId !== null) return false;
    if (words.isWrong) {
      setMessage(WRONG_ENGRAVING);
      return false;
    }
    setMessage(null);
    setWaitingId(chosen.id);
    const bought = await buy({
      skuId: chosen.id,
      size: chosen.size,
      price: chosen.price,
      engraving: words.wanted,
      chain,
    });
    setWaitingId(null);
    if (bought.ok) setInCart((before) => new Set(before).add(put));
    setMessage(bought.ok ? (bought.note ?? null) : bought.message);
    return bought.ok;
  }

  function stateOf(): Purchase['state'] {
    if (!skus.some(({ available }) => available > 0)) return 'sold';
    if (seat !== null) return 'setting';
    if (!(chosen ?? product).isSoldOnline) return 'store';
    if (chosen === null) return 'ask';
    if (waitingId === chosen.id) return 'waiting';
    return inCart.has(put) ? 'in-cart' : 'ready';
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
    isOfLength: isOfLength(skus),
    isSizeAsked: isAsking && chosen === null,
    askSize: () => setAsking(true),
    chain,
    chooseChain(one) {
      setChain(one);
      setMessage(null);
    },
    message,
    add,
  };
}
