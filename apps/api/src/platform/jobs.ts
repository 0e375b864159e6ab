import type { OutboxMessage } from './messages/outbox.ts';

export type Topic = OutboxMessage['topic'];
export type PayloadOf<T extends Topic> = Extract<OutboxMessage, { topic: T }>['payload'];

export type JobRun = {
  /** The same for every attempt of one message, so that an external receiver can recognise a duplicate. */
  key: string;
  /** Number of attempts that failed before. */
  attempt: number;
  /** Queues messages that follow from this one; a retry of this one does not queue them again. */
  followUp: (messages: readonly OutboxMessage[]) => Promise<void>;
};

/** Does the work or throws. After a throw the message is retried, so the work must be idempotent. */
export type JobHandler<T extends Topic> = (payload: PayloadOf<T>, run: JobRun) => Promise<void>;

/** Thrown by a handler when no further attempt can help: the message fails at once. */
export class NoFurtherAttempt extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NoFurtherAttempt';
  }
}

/** Handlers by outbox topic. */
export type JobHandlers = { readonly [T in Topic]?: JobHandler<T> };

/**
 * Work that runs by the clock, without a message. `cron` has five fields, in UTC. `run` never runs twice at the same time; long work
 * watches `signal`, which the queue aborts when its time is over.
 */
export type Schedule = { name: string; cron: string; run: (signal?: AbortSignal) => Promise<unknown> };

/** Work to do once when the process starts, such as cleaning up after an earlier process. */
export type StartTask = { name: string; run: () => Promise<void> };
