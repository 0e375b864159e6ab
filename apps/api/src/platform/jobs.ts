import type { OutboxMessage } from './messages/outbox.ts';

export type Topic = OutboxMessage['topic'];
export type PayloadOf<T extends Topic> = Extract<OutboxMessage, { topic: T }>['payload'];

export type JobRun = {
  /** The same for every try of one message: the outside can recognise a duplicate by it. */
  key: string;
  /** Queues messages that follow from this one; another try of this one does not queue them again. */
  followUp: (messages: readonly OutboxMessage[]) => Promise<void>;
};

/** Does the work or throws; then it is tried again later, so doing it twice must be harmless. */
export type JobHandler<T extends Topic> = (payload: PayloadOf<T>, run: JobRun) => Promise<void>;

/** Handlers by topic of the outbox. */
export type JobHandlers = { readonly [T in Topic]?: JobHandler<T> };

/** Work that no message asks for. `cron` has five fields, in UTC. */
export type Schedule = { name: string; cron: string; run: () => Promise<void> };

/** Work to do once when the process starts, for what an earlier one may have left behind. */
export type StartTask = { name: string; run: () => Promise<void> };
