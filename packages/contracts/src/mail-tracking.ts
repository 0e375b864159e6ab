import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Id of a letter's link (`MailTrackingId`): 24 hexadecimal digits or a UUID today, in any case too long to be guessed. */
const MailTrackingId = z.string().regex(/^[\w-]{20,100}$/);

export const reportEmailClick = endpoint({
  method: 'POST',
  path: '/api/retail-rocket/tracking/email-click/{id}',
  summary: 'Somebody came by a link in a letter',
  params: z.object({ id: MailTrackingId }),
  answer: z.object({ success: z.literal(true) }),
  status: 202,
});
