import { z } from 'zod';
import { MoneyOut } from '../wire/fields.ts';
import { PaymentKind } from '../orders/orders.ts';

/** Ways to pay the full price of something above the card limit. Null: one usual payment is enough. */
export const WaysAboveCard = z
  .object({
    /** The card limit; where no card is accepted, the largest fast transfer. */
    most: MoneyOut,
    /** `max`: null without a limit. Empty: sold in stores only. */
    ways: z.array(z.object({ kind: PaymentKind, max: MoneyOut.nullable() })),
  })
  .nullable();
