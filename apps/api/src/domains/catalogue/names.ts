import type { z } from 'zod';
import type { Audience, Kind } from '@yahont/contracts/jewellery.ts';
import type { FacetCode } from '@yahont/contracts/listing.ts';

/** Words of listings and search; metals, stones and cuts are named in the contracts. */
export const AUDIENCE_NAMES: Record<z.infer<typeof Audience>, string> = {
  women: 'Женщинам',
  men: 'Мужчинам',
  everyone: 'Всем',
};

export const KIND_NAMES: Record<Kind, string> = {
  ring: 'кольцо',
  earrings: 'серьги',
  pendant: 'подвеска',
  chain: 'цепь',
  bracelet: 'браслет',
  brooch: 'брошь',
};

export const FACET_NAMES: Record<FacetCode, string> = {
  metal: 'Металл',
  stone: 'Камень',
  cut: 'Огранка',
  size: 'Размер',
  fineness: 'Проба',
  collection: 'Коллекция',
  audience: 'Для кого',
};

/** Display name of a key; the key itself when the dictionary does not have it. */
export function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key;
}
