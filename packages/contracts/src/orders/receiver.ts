import { z } from 'zod';
import { MobilePhone, PersonName } from '../wire/fields.ts';

/** A person other than the buyer to whom an order is handed over. */
export const Receiver = z.object({
  name: PersonName,
  lastName: PersonName,
  phone: MobilePhone,
  /** The shop neither writes to them nor calls them: the courier and the carrier call the buyer. */
  isSurprise: z.boolean().default(false),
});
export type Receiver = z.infer<typeof Receiver>;

/** The same in an answer: a phone of an erased person is empty. */
export const ReceiverOut = z.object({
  name: z.string(),
  lastName: z.string(),
  phone: z.string(),
  isSurprise: z.boolean(),
});
