import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { getCardsById } from '#app/lib/api/browser.ts';

const known = new Map<number, Promise<Card>>();

/** The card of another metal of the model; requested once. */
export function cardOfMetal(id: number): Promise<Card> {
  const asked = known.get(id) ?? fetchCard(id);
  known.set(id, asked);
  asked.catch(() => known.delete(id));
  return asked;
}

async function fetchCard(id: number): Promise<Card> {
  const [card] = (await getCardsById([id])).items;
  if (card === undefined) throw new Error('the metal is not offered any more');
  return card;
}
