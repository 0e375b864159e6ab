import type { z } from 'zod';
import type { Audience, Kind } from '@yahont/contracts/jewellery.ts';

/** Words of the listing and its search; metals, stones and cuts are named in the contracts. */
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

/** Name of a dictionary's key that came as plain text; the text itself when the dictionary has no such key. */
export function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key;
}
