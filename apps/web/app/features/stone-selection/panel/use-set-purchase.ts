import { useState } from 'react';
import type { ChosenSetting, StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { WRONG_ENGRAVING, type Engraving } from '@yahont/values/engraving.ts';
import { parseRingSize, ringSizeToQuery } from '@yahont/values/measures/ring-size.ts';
import { rememberSize, useChosenSize } from '#app/lib/chosen-size.ts';
import { useGo } from '#app/base/navigation/use-go.ts';
import { selectionHref, type Choice } from '../selection-address.ts';
import type { Inscription } from './use-inscription.ts';

/** The result of adding to the cart; the message is for the shopper. */
export type BuyResult = { ok: true } | { ok: false; message: string };

/** Puts the stone into the cart in a setting; passed in by the route. */
export type BuySet = (set: {
  stoneId: number;
  skuId: number;
  size: number | null;
  pictureHash: string | null;
  /** null: without an inscription. */
  engraving: Engraving | null;
}) => Promise<BuyResult>;

type Sku = ChosenSetting['skus'][number];

export type SetPurchase = {
  /** The setting in its size; null until a size is chosen. */
  sku: Sku | null;
  /** The SKU to try on in a store: any size while none is chosen. */
  triedId: number | null;
  /** `store`: the total exceeds the limit of a card payment. */
  state: 'sold' | 'store' | 'ask' | 'ready' | 'waiting' | 'in-cart';
  chooseSize: (skuId: number) => void;
  /** Why the last attempt failed. */
  message: string | null;
  add: () => Promise<void>;
};

type PurchaseInput = {
  selection: StoneSelection;
  chosen: ChosenSetting;
  choice: Choice;
  inscription: Pick<Inscription, 'wanted' | 'isWrong'>;
  buy: BuySet;
};

/** A cart entry: a setting in a size, with this inscription. */
type Put = { skuId: number; words: string };

/** The chosen size and whether the set is in the cart; shared by the panel and the phone's bar. */
export function useSetPurchase({ selection, chosen, choice, inscription, buy }: PurchaseInput): SetPurchase {
  const go = useGo();
  const { stone } = selection;
  const remembered = useChosenSize(chosen.kind);
  const [waitingId, setWaitingId] = useState<number | null>(null);
  const [inCart, setInCart] = useState<Put | null>(null);
  const [failed, setFailed] = useState<{ skuId: number; message: string } | null>(null);
  const size = choice.size === undefined ? remembered : parseRingSize(choice.size);
  const inStock = chosen.skus.filter(({ isAvailable }) => isAvailable);
  const sku = inStock.find((one) => one.size === null || one.size === size) ?? null;

  async function add() {
    if (sku === null || waitingId !== null) return;
    if (inscription.isWrong) {
      setFailed({ skuId: sku.id, message: WRONG_ENGRAVING });
      return;
    }
    setFailed(null);
    setWaitingId(sku.id);
    const { pictures } = chosen;
    const pictureHash = pictures[0]?.hash ?? null;
    const { wanted: engraving } = inscription;
    const set = { stoneId: stone.id, skuId: sku.id, size: sku.size, pictureHash, engraving };
    const bought = await buy(set);
    setWaitingId(null);
    if (bought.ok) setInCart({ skuId: sku.id, words: wordsOf(engraving) });
    else setFailed({ skuId: sku.id, message: bought.message });
  }

  function stateOf(): SetPurchase['state'] {
    if (inStock.length === 0) return 'sold';
    if (!chosen.isSoldOnline) return 'store';
    if (sku === null) return 'ask';
    if (waitingId === sku.id) return 'waiting';
    const isPut = inCart?.skuId === sku.id && inCart.words === wordsOf(inscription.wanted);
    return isPut ? 'in-cart' : 'ready';
  }

  return {
    sku,
    triedId: (sku ?? inStock[0])?.id ?? null,
    state: stateOf(),
    chooseSize: (skuId) => {
      const next = chosen.skus.find(({ id }) => id === skuId)?.size ?? null;
      if (next === null) return;
      rememberSize(chosen.kind, next);
      const change = { setting: chosen.code, size: ringSizeToQuery(next) };
      go(selectionHref(stone.code, choice, change), { replace: true, preventScrollReset: true });
    },
    message: failed !== null && failed.skuId === sku?.id ? failed.message : null,
    add,
  };
}

function wordsOf(engraving: Engraving | null): string {
  return engraving === null ? '' : `${engraving.face} ${engraving.text}`;
}
