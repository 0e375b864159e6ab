import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { MoneyOut } from '../wire/fields.ts';

/** A piece that the calculator of company gifts uses. */
export const GiftPiece = z.object({ id: z.int(), name: z.string(), price: MoneyOut });
export type GiftPiece = z.infer<typeof GiftPiece>;

export const listGiftPieces = endpoint({
  method: 'GET',
  path: '/api/catalogue/gift-pieces',
  summary: 'A wanted piece of each price that fits anyone, the cheapest first',
  answer: z.object({ items: z.array(GiftPiece) }),
});
