import type { z } from 'zod';
import type { Audience, Kind } from '@yahont/contracts/catalogue/jewellery.ts';

/** Words of listings and search; metals, stones and cuts are named in the contracts. */
export const AUDIENCE_NAMES: Record<z.infer<typeof Audience>, string> = {
  women: 'Женщинам',
  men: 'Мужчинам',
  everyone: 'Всем',
  kids: 'Детям',
};

export const KIND_NAMES: Record<Kind, string> = {
  ring: 'кольцо',
  earrings: 'серьги',
  pendant: 'подвеска',
  chain: 'цепь',
  bracelet: 'браслет',
  brooch: 'брошь',
  necklace: 'колье',
  cufflinks: 'запонки',
};

/** Display name of a key; the key itself when the dictionary does not have it. */
export function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key;
}
