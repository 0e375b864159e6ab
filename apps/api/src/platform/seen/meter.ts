export const JOB_OUTCOMES = ['done', 'failed', 'given-up'] as const;
/** `given-up`: the last attempt has failed. */
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

/**
 * Takes what the API measures while it works. Every name comes from a list in the code (contracts, topics, schedules),
 * so their number is bounded and none of them holds a person's data.
 */
export type Meter = {
  /** `call`: method and path of the contract, `GET /api/orders/{id}`; null when no call has this address. */
  call: (answered: { call: string | null; status: number; seconds: number }) => void;
  /**
   * Jobs start at `at` and may run these from now on. Without it the first failure would be the first value of its
   * series, which no alert sees as a rise, and a schedule that never runs would have no series.
   */
  jobsStart: (work: { topics: readonly string[]; schedules: readonly string[]; at: Date }) => void;
  job: (ran: { topic: string; outcome: JobOutcome; seconds: number }) => void;
  /** `at`: when the run ended. */
  schedule: (ran: { name: string; isDone: boolean; seconds: number; at: Date }) => void;
};

export const NO_METER: Meter = {
  call: () => undefined,
  jobsStart: () => undefined,
  job: () => undefined,
  schedule: () => undefined,
};

/** Seconds since a moment of `performance.now()`. */
export function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}
