import { useState } from 'react';
import { isEngraving, normaliseEngraving, type Engraving } from '@yahont/values/engraving.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';

export type Words = {
  /** As it is typed. */
  draft: Engraving;
  change: (draft: Engraving) => void;
  /** What is engraved; null without words, and on a piece that cannot be engraved here. */
  wanted: Engraving | null;
  isWrong: boolean;
};

/** Whether the page offers an inscription: on a setting it is chosen together with the stone. */
export function isOffered({ engraving, seat, isSoldOnline }: Product): boolean {
  return engraving !== null && seat === null && isSoldOnline;
}

/** The inscription that the shopper types on the page of a product. */
export function useWords(product: Product): Words {
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
