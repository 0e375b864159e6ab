import { z } from 'zod';
import { MoneyOut } from '../wire/fields.ts';
import { PaymentKind } from '../orders/orders.ts';

/** Which ways take the whole price of something that a card does not carry at once. Null: one usual payment is enough. */
export const WaysAboveCard = z
  .object({
    /** Most that a card carries at once; where no card is taken, the largest fast transfer. */
    most: MoneyOut,
    /** `max`: null without a limit. Empty: it is sold in stores alone. */
    ways: z.array(z.object({ kind: PaymentKind, max: MoneyOut.nullable() })),
  })
  .nullable();
