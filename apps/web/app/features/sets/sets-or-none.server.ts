import { listSetsOfProduct, type ProductSet } from '@yahont/contracts/sets/sets.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';

/** What a row of sets shows. */
export type SetCard = Pick<ProductSet, 'id' | 'title' | 'url' | 'full' | 'discount' | 'isWhole'> & {
  parts: { label: string; picture: ProductSet['parts'][number]['card']['images'][number] | null }[];
};

const MAX = 3;

/** Sets with a product, without what a row does not show; a fault leaves its page without them. */
export async function setsOrNone(api: CallApi, productId: number): Promise<SetCard[]> {
  try {
    const { items } = await api(listSetsOfProduct, { params: { id: productId } });
    return items.slice(0, MAX).map(toSetCard);
  } catch {
    return [];
  }
}

export function toSetCard({ id, title, url, full, discount, isWhole, parts }: ProductSet): SetCard {
  return {
    id,
    title,
    url,
    full,
    discount,
    isWhole,
    parts: parts.map(({ label, card }) => ({ label, picture: card.images[0] ?? null })),
  };
}
