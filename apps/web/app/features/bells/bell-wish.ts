import type { BellKind } from '@yahont/contracts/bells/bells.ts';

/** What a sheet is opened for. */
export type BellWish = {
  productId: number;
  /** «Кольцо «Аврора»» */
  name: string;
  kind: BellKind;
  /** The chosen size; null: any of the product. */
  skuId: number | null;
  size: number | null;
};
