/**
 * Takes what the API measures while it works. Every name comes from a list in the code (contracts, topics, schedules),
 * so their number is bounded and none of them holds a person's data.
 */
export type Meter = {
  /** `call`: method and path of the contract, `GET /api/orders/{id}`; null when no call has this address. */
  call: (answered: { call: string | null; status: number; seconds: number }) => void;
  /** `given-up`: the last attempt has failed. */
  job: (ran: { topic: string; outcome: 'done' | 'failed' | 'given-up'; seconds: number }) => void;
  /** `at`: when the run ended. */
  schedule: (ran: { name: string; isDone: boolean; seconds: number; at: Date }) => void;
};

export const NO_METER: Meter = {
  call: () => undefined,
  job: () => undefined,
  schedule: () => undefined,
};

/** Seconds since a moment of `performance.now()`. */
export function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}
