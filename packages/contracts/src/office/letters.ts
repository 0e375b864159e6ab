import { z } from 'zod';
import { TOPICS } from '../accounts/subscriptions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { typedLine, typedText } from '../wire/typed.ts';

/** Each subscriber gets a newsletter with one `key` once, by their chosen channels and in the daytime. */
export const sendTopicLetter = endpoint({
  method: 'POST',
  path: '/office/api/letters',
  summary: 'Write to the subscribers of a topic',
  body: z.object({
    key: z.uuid(),
    topic: z.enum(TOPICS),
    title: typedLine().min(3).max(80),
    text: typedText().min(3).max(2000),
    /** Page of the shop. */
    path: z
      .string()
      .regex(/^\/[\w/-]*\/$|^\/$/)
      .max(200),
  }),
  answer: z.object({ success: z.literal(true) }),
  status: 202,
  access: { staff: 'content.publish' },
});
