import type { Kopecks } from '@yahont/values/money.ts';
import type { ChosenChain } from './chain-choice.tsx';
import type { Engraving } from '@yahont/values/engraving.ts';

/** The result of adding to the cart; the message is for the shopper. */
export type BuyResult = { ok: true; note?: string } | { ok: false; message: string };

/** Adds one SKU of this product to the cart; passed in by the route. */
export type Buy = (choice: {
  skuId: number;
  size: number | null;
  /** Price of this SKU. */
  price: Kopecks;
  /** null: without an inscription. */
  engraving: Engraving | null;
  /** A chain that goes with a pendant. */
  chain: ChosenChain | null;
}) => Promise<BuyResult>;
