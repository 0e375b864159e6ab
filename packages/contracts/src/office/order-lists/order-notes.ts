import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam, LongIdParam } from '../../wire/fields.ts';
import { typedText } from '../../wire/typed.ts';

/** Longest note, characters. */
export const NOTE_MAX = 2000;

/** A note of staff for their colleagues; the buyer never sees it, and it is removed when they are erased. */
export const OfficeOrderNote = z.object({
  id: z.int(),
  text: z.string(),
  at: z.iso.datetime(),
  staffName: z.string(),
});
export type OfficeOrderNote = z.infer<typeof OfficeOrderNote>;

const params = z.object({ id: IdParam });

/** Newest first, 50 at a time: pass `next` as `before`; null on the last page. Orders of other stores are 404. */
export const listOrderNotes = endpoint({
  method: 'GET',
  path: '/office/api/orders/{id}/notes',
  summary: 'Notes of staff about an order',
  params,
  query: z.object({ before: LongIdParam.optional() }),
  answer: z.object({ items: z.array(OfficeOrderNote), next: z.int().nullable() }),
  access: { staff: 'orders.see' },
});

/** In every state of the order: what happened after it ended is noted too. */
export const writeOrderNote = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/notes',
  summary: 'Write a note about an order for colleagues',
  params,
  body: z.object({ text: typedText().min(1).max(NOTE_MAX) }),
  answer: OfficeOrderNote,
  status: 201,
  access: { staff: 'notes.write' },
});
