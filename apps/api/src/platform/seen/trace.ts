/** Facts about a step: words and numbers of the code, never a value that a person typed. */
export type Facts = Readonly<Record<string, string | number>>;

/** A step of work that a trace shows. */
export type Step = {
  kind: 'request' | 'call' | 'statement' | 'ask' | 'job' | 'schedule';
  name: string;
  facts?: Facts;
  /** W3C trace context of the step that asked for this one elsewhere; by default the step that runs now. */
  askedBy?: string | undefined;
};

/** Completes what is known of a running step. `status`: of HTTP; from 500 on the step has failed. */
export type Note = (known: { name?: string; facts?: Facts; status?: number }) => void;

/** Ends a step; with an error it has failed. */
export type EndStep = (error?: unknown) => void;

/** What writes down traces. */
export type Tracing = {
  /** Runs the work as a step: steps that begin in it are parts of it. */
  run: <T>(step: Step, work: (note: Note) => Promise<T>) => Promise<T>;
  /** Begins a step without parts, which ends with the call of the returned function. */
  begin: (step: Step) => EndStep;
  /** The trace of the step that runs now; null outside of one. */
  traceId: () => string | null;
  /** W3C trace context of the step that runs now, for work that follows from it; null outside of one. */
  traceparent: () => string | null;
  /** Keeps the step that runs now for work that the course of another one will begin. */
  snapshot: () => (work: () => void) => void;
};

/** A process has one tracing, as it has one log. Null, as by default: nothing is traced, and no step costs anything. */
let current: Tracing | null = null;

export function traceWith(tracing: Tracing | null): void {
  current = tracing;
}

const NO_NOTE: Note = () => undefined;

/** Runs the work as a step of a trace, if there are traces. */
export function traced<T>(step: () => Step, work: (note: Note) => Promise<T>): Promise<T> {
  return current === null ? work(NO_NOTE) : current.run(step(), work);
}

/** The tracing of this process; null when there is none. */
export function currentTracing(): Tracing | null {
  return current;
}
