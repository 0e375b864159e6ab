import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { typedText } from '../../wire/typed.ts';
import { MESSAGE_CHANNELS, MESSAGE_STATES, ORDER_MESSAGE_MAX } from './message-limits.ts';

const params = z.object({ id: IdParam });

/** A message that a member of staff wrote to the buyer of an order; removed when the buyer is erased. */
export const OrderMessage = z.object({
  id: z.int(),
  channel: z.enum(MESSAGE_CHANNELS),
  text: z.string(),
  at: z.iso.datetime(),
  staffName: z.string(),
  state: z.enum(MESSAGE_STATES),
  /** When it is sent, while it waits for the morning; otherwise null. */
  heldUntil: z.iso.datetime().nullable(),
});
export type OrderMessage = z.infer<typeof OrderMessage>;

export const OrderMessages = z.object({
  /** The last fifty, newest first. */
  items: z.array(OrderMessage),
  /** Where the buyer can be reached. */
  channels: z.array(z.enum(MESSAGE_CHANNELS)),
  /** Texts of the shop with the facts of this order. */
  templates: z.array(z.object({ code: z.string(), name: z.string(), text: z.string() })),
});
export type OrderMessages = z.infer<typeof OrderMessages>;

export const listOrderMessages = endpoint({
  method: 'GET',
  path: '/office/api/orders/{id}/messages',
  summary: 'What staff wrote to the buyer of an order, and what they can begin with',
  params,
  answer: OrderMessages,
  access: { staff: 'support.answer' },
});

/** In every state of the order. Not sent in the quiet hours of the buyer's city. The same key is written once. */
export const writeOrderMessage = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/messages',
  summary: 'Write an SMS or a letter to the buyer of an order',
  params,
  body: z
    .object({
      key: z.uuid(),
      channel: z.enum(MESSAGE_CHANNELS),
      text: typedText().min(3).max(ORDER_MESSAGE_MAX.mail),
    })
    .refine(({ channel, text }) => text.length <= ORDER_MESSAGE_MAX[channel], { path: ['text'] }),
  answer: OrderMessage,
  status: 201,
  access: { staff: 'support.answer' },
  refusals: {
    /** There is no such address, or nothing is written to the buyer of a present's exchange. */
    'nowhere-to-write': refusal(409, {}),
  },
});
