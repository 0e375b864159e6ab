import { useState } from 'react';
import { isEngraving, normaliseEngraving, type Engraving } from '@yahont/values/engraving.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';

export type EngravingState = {
  /** The inscription as it is typed. */
  draft: Engraving;
  change: (draft: Engraving) => void;
  /** The inscription to engrave; null when it is empty, and for a piece that cannot be engraved here. */
  wanted: Engraving | null;
  isWrong: boolean;
};

/** Whether the page offers an inscription; for a setting it is chosen together with the stone. */
export function isOffered({ engraving, seat, isSoldOnline }: Product): boolean {
  return engraving !== null && seat === null && isSoldOnline;
}

/** The inscription that the shopper types on a product page. */
export function useWords(product: Product): EngravingState {
  const [draft, change] = useState<Engraving>({ text: '', face: 'italic' });
  const text = normaliseEngraving(draft.text);
  const isWrong = isOffered(product) && !isEngraving(text);
  return {
    draft,
    change,
    wanted: isOffered(product) && text !== '' && !isWrong ? { ...draft, text } : null,
    isWrong,
  };
}
