import { Query, UNASKED } from './query.ts';
import type { Asker, QueryState } from './query.ts';

export type QueryKey = readonly unknown[];
type Named = { queryKey: QueryKey };

/**
 * Answers of the API that the browser asks for, by key. The names are those of TanStack Query, of which it is the part that the shop
 * needs (decision 0111).
 */
export class QueryClient {
  readonly #queries = new Map<string, Query>();
  #isOnline = true;

  /** The state of a question that may never have been asked. */
  stateOf(key: QueryKey): QueryState {
    return this.#queries.get(hashOf(key))?.state ?? UNASKED;
  }

  getQueryData<Data>(key: QueryKey): Data | undefined {
    return this.stateOf(key).data as Data | undefined;
  }

  /** Writes an answer, or changes the known one; undefined writes nothing. */
  setQueryData<Data>(key: QueryKey, change: Data | ((before: Data | undefined) => Data | undefined)): void {
    const data = change instanceof Function ? change(this.getQueryData<Data>(key)) : change;
    if (data !== undefined) this.#queryOf(key).write(data);
  }

  /** Asks again what the page shows now, and the rest when it is shown. Waits for the answer; never throws. */
  async invalidateQueries({ queryKey }: Named): Promise<void> {
    await this.#queries.get(hashOf(queryKey))?.invalidate();
  }

  /** Forgets the answer and asks again. */
  async resetQueries({ queryKey }: Named): Promise<void> {
    await this.#queries.get(hashOf(queryKey))?.reset();
  }

  /** The answer of a call on its way will not be used: it may be older than what the shopper has just done. */
  cancelQueries({ queryKey }: Named): void {
    this.#queries.get(hashOf(queryKey))?.cancel();
  }

  /** Returns the unsubscribe function. */
  subscribe(key: QueryKey, listener: () => void): () => void {
    return this.#queryOf(key).subscribe(listener);
  }

  /**
   * Asks if the answer is stale, and again when the page comes back, until the returned function is called. A question that failed
   * is asked at once only with `retries`.
   */
  observe(key: QueryKey, asker: Asker, { retries }: { retries: boolean }): () => void {
    const query = this.#queryOf(key);
    const leave = query.addAsker(asker);
    const isLost = query.state.isError && query.state.data === undefined;
    if (this.#isOnline && (retries || !isLost) && query.isStale(asker.staleTime)) void query.fetch(asker.ask);
    return leave;
  }

  /** The tab came to the front. */
  noticeFocus(): void {
    this.#refetchStale((asker) => asker.refetchOnWindowFocus);
  }

  /** Without a connection nothing is asked; what became stale is asked for when it is back. */
  noticeConnection(isOnline: boolean): void {
    this.#isOnline = isOnline;
    this.#refetchStale(() => true);
  }

  #refetchStale(isWanting: (asker: Asker) => boolean): void {
    if (!this.#isOnline) return;
    for (const query of this.#queries.values())
      void query.refetch((asker) => isWanting(asker) && query.isStale(asker.staleTime));
  }

  #queryOf(key: QueryKey): Query {
    const hash = hashOf(key);
    const known = this.#queries.get(hash);
    if (known !== undefined) return known;
    const made = new Query(() => this.#queries.delete(hash));
    this.#queries.set(hash, made);
    return made;
  }
}

/** Equal keys have one hash; fields of objects are in the order of their maker. */
export function hashOf(key: QueryKey): string {
  return JSON.stringify(key);
}
