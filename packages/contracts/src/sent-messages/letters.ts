import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';

const Channel = z.enum(['sms', 'mail', 'push']);

/** An event that the shop notifies a person of. */
export const LetterEvent = z.object({
  name: z.string(),
  channels: z.array(Channel),
  /** Empty for a service message, which cannot be switched off. */
  topic: z.string(),
  /** Whether it goes out at night too. */
  isUrgent: z.boolean(),
});
export type LetterEvent = z.infer<typeof LetterEvent>;

export const listLetters = endpoint({
  method: 'GET',
  path: '/api/dev/letters',
  summary: 'Every event with its channels; 404 unless the outbox of the demo is shown',
  answer: z.object({ items: z.array(LetterEvent) }),
});

/** The texts of an event with sample data; null for a channel that it does not use. */
export const LetterPreview = LetterEvent.extend({
  sms: z.array(z.object({ text: z.string(), segments: z.int() })).nullable(),
  mail: z
    .object({
      subject: z.string(),
      text: z.string(),
      /** HTML in a light and a dark theme, wide and on a phone. */
      frames: z.object({
        light: z.string(),
        dark: z.string(),
        narrowLight: z.string(),
        narrowDark: z.string(),
      }),
      bytes: z.int(),
    })
    .nullable(),
  push: z.object({ title: z.string(), text: z.string(), path: z.string() }).nullable(),
});
export type LetterPreview = z.infer<typeof LetterPreview>;

export const showLetter = endpoint({
  method: 'GET',
  path: '/api/dev/letters/{name}',
  summary: 'What an event says by each channel, with sample data',
  params: z.object({ name: z.string().max(60) }),
  answer: LetterPreview,
  refusals: { 'letter-not-found': refusal(404, {}) },
});
