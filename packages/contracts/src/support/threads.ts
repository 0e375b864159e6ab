import { z } from 'zod';
import { SUPPORT_FORM_BYTES } from '@yahont/values/leads/support-files.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { INPUT_ERROR, REPLY_MAX } from '../wire/limits.ts';
import { FILE_REFUSALS } from '../wire/refusals.ts';
import { MESSAGE_REFUSALS, SupportTopic } from './support.ts';
import { typedText } from '../wire/typed.ts';

/**
 * `waiting`: for the shop. `answered`: for the shopper, if they have more to say. A new message reopens
 * a closed one.
 */
export const THREAD_STATES = ['waiting', 'answered', 'closed'] as const;
export const ThreadState = z.enum(THREAD_STATES);
export type ThreadState = z.infer<typeof ThreadState>;

export const ReplyText = typedText().min(1, INPUT_ERROR).max(REPLY_MAX, INPUT_ERROR);

export const ThreadRow = z.object({
  /** Number of the request, which the shopper may quote in a call. */
  id: z.int(),
  topic: SupportTopic,
  /** The beginning of the question. */
  title: z.string(),
  state: ThreadState,
  lastAt: z.iso.datetime(),
  /**
   * The newest message and its author: `null` is the shopper, otherwise the name of the answering
   * operator.
   */
  last: z.object({ by: z.string().nullable(), text: z.string() }),
  /** Whether the shop has written since the shopper last opened it. */
  isUnread: z.boolean(),
});
export type ThreadRow = z.infer<typeof ThreadRow>;

export const MessageFile = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
});
export type MessageFile = z.infer<typeof MessageFile>;

export const ThreadMessage = z.object({
  /** 0 is the first one. */
  id: z.int(),
  at: z.iso.datetime(),
  /** Name of the answering operator; null is the shopper. */
  by: z.string().nullable(),
  text: z.string(),
  files: z.array(MessageFile),
  /** An order of the shopper that the answer is about. */
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

export const Thread = ThreadRow.omit({ last: true, isUnread: true }).extend({
  /** The oldest first. */
  messages: z.array(ThreadMessage),
  /** Offered under the shop's last answer while it is the last message. */
  quickAnswers: z.array(z.string()),
});
export type Thread = z.infer<typeof Thread>;

const PAGE_MAX = 50;
/** The newest first, by keyset. */
export const listThreads = endpoint({
  method: 'GET',
  path: '/api/account/support',
  summary: 'Own requests to the shop with their last words',
  query: z.object({
    before: IdParam.optional(),
    limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(20),
  }),
  answer: z.object({
    items: z.array(ThreadRow),
    /** `before` of the next page; null on the last one. */
    next: z.int().nullable(),
    /** Requests with an unread answer, on all pages. */
    unread: z.int(),
  }),
  access: 'account',
});

const params = z.object({ id: IdParam });

/** The call marks the shop's answers as read, so it is not a GET. */
export const openThread = endpoint({
  method: 'POST',
  path: '/api/account/support/{id}/open',
  summary: 'Read one own request with all its messages',
  params,
  answer: Thread,
  access: 'account',
});
/** Pictures and PDFs come along as files. */
export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/account/support/{id}/messages',
  summary: 'Write into an own request; a closed one is opened again',
  params,
  body: z.object({ text: ReplyText }),
  files: { bytes: SUPPORT_FORM_BYTES },
  answer: Thread,
  access: 'account',
  refusals: { ...MESSAGE_REFUSALS, ...FILE_REFUSALS },
});
export const closeThread = endpoint({
  method: 'POST',
  path: '/api/account/support/{id}/close',
  summary: 'Say that nothing more is asked',
  params,
  answer: Thread,
  access: 'account',
});
