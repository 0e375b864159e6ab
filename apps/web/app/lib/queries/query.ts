import { share } from './share.ts';

/** How long an answer is kept that no part of the page shows. */
const UNUSED_MS = 5 * 60_000;

/** What parts of the page see of a question; a new object whenever it changes. */
export type QueryState = {
  /** Undefined until the first answer. */
  readonly data: unknown;
  /** The latest call failed; data of an earlier one are kept. */
  readonly isError: boolean;
};

/** Makes the call. Who reads `signal` agrees that the call is aborted when nobody waits for it. */
export type QueryFn<Data> = (context: { readonly signal: AbortSignal }) => Promise<Data>;

/** A part of the page that wants fresh data. */
export type Asker = {
  ask: QueryFn<unknown>;
  /** Milliseconds for which an answer is fresh. */
  staleTime: number;
  refetchOnWindowFocus: boolean;
};

type Run = { controller: AbortController; isAbortable: boolean; done: Promise<void> };

export const UNASKED: QueryState = { data: undefined, isError: false };

/** One question to the API with its latest answer and the parts of the page that look at it. */
export class Query {
  state = UNASKED;
  #answeredAt = 0;
  #isInvalid = false;
  #run: Run | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #askers = new Set<Asker>();
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  readonly #forget: () => void;

  constructor(forget: () => void) {
    this.#forget = forget;
  }

  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    clearTimeout(this.#forgetting);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      if (this.#run?.isAbortable === true) this.cancel();
      this.#forgetting = setTimeout(this.#forget, UNUSED_MS);
    };
  }

  /** Returns the function for a part that has left. */
  addAsker(asker: Asker): () => void {
    this.#askers.add(asker);
    return () => void this.#askers.delete(asker);
  }

  isStale(staleTime: number): boolean {
    return this.state.data === undefined || this.#isInvalid || Date.now() - this.#answeredAt >= staleTime;
  }

  /** Calls unless a call is on its way, and waits for the answer; never throws. */
  fetch(ask: QueryFn<unknown>): Promise<void> {
    if (this.#run !== null) return this.#run.done;
    if (this.state.data === undefined) this.#become(UNASKED);
    const controller = new AbortController();
    const run: Run = { controller, isAbortable: false, done: Promise.resolve() };
    this.#run = run;
    run.done = this.#finish(run, ask);
    return run.done;
  }

  async #finish(run: Run, ask: QueryFn<unknown>): Promise<void> {
    const context = {
      get signal() {
        run.isAbortable = true;
        return run.controller.signal;
      },
    };
    try {
      const data = await ask(context);
      if (this.#run !== run) return;
      this.#run = null;
      this.write(data);
    } catch {
      if (this.#run !== run) return;
      this.#run = null;
      this.#isInvalid = true;
      this.#become({ ...this.state, isError: true });
    }
  }

  write(data: unknown): void {
    this.#answeredAt = Date.now();
    this.#isInvalid = false;
    this.#become({ data: share(this.state.data, data), isError: false });
  }

  /** The answer of a call on its way will not be used. */
  cancel(): void {
    this.#run?.controller.abort();
    this.#run = null;
  }

  /** Asks again, if a part of the page wants it; a call that would replace data is made again, because it may be older. */
  invalidate(): Promise<void> {
    this.#isInvalid = true;
    if (this.state.data !== undefined) this.cancel();
    return this.refetch();
  }

  reset(): Promise<void> {
    this.cancel();
    this.#become(UNASKED);
    return this.refetch();
  }

  /** Asks for the first of the askers that wants it. */
  async refetch(isWanting: (asker: Asker) => boolean = () => true): Promise<void> {
    const asker = [...this.#askers].find(isWanting);
    if (asker !== undefined) await this.fetch(asker.ask);
  }

  #become(state: QueryState): void {
    if (state.data === this.state.data && state.isError === this.state.isError) return;
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}
