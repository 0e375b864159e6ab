import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';

/**
 * Id of a link in an e-mail (`MailTrackingId`), as the mailing service wrote it: any printable ASCII. `.` and `..` are
 * excluded, because they would change the path of the request.
 */
const MailTrackingId = z.string().regex(/^(?!\.{1,2}$)[\x21-\x7E]{1,100}$/);

export const reportEmailClick = endpoint({
  method: 'POST',
  path: '/api/retail-rocket/tracking/email-click/{id}',
  summary: 'Somebody came by a link in a letter',
  params: z.object({ id: MailTrackingId }),
  answer: z.object({ success: z.literal(true) }),
  status: 202,
  refusals: { 'too-many-clicks': refusal(429, {}) },
});
