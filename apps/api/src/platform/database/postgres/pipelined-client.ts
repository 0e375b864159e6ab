import type pg from 'pg';
import { PreparingClient } from './preparing-client.ts';
import { THEN_COMMIT } from '../statement.ts';

const NO_ROWS = { command: '', rowCount: null, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult;

/**
 * A connection that makes fewer round trips to the server: `begin` is sent with the first statement of
 * its transaction, `commit` with a last statement that ends in `THEN_COMMIT`, and statements of one
 * turn of the event loop go as one packet. Needs the option `pipeline`. Answers come in the order of
 * the statements, as without it.
 */
export class PipelinedClient extends PreparingClient {
  /** `begin` was asked for and has not been sent. */
  #isBeginning = false;
  /** `commit` was sent ahead: the end of the transaction that the caller asks for is already on its way. */
  #isCommitted = false;

  // The driver declares ten overloads; this one body serves all of them.
  override query(...args: never[]): never {
    const text = textOf(args);
    if (text === undefined) return super.query(...args);
    return this.#send(text, () => super.query(...args) as Promise<unknown>) as never;
  }

  #send(text: string, send: () => Promise<unknown>): Promise<unknown> {
    if (text === 'begin') {
      this.#isBeginning = true;
      return Promise.resolve(NO_ROWS);
    }
    if (text === 'commit' || text === 'rollback') {
      const isOver = this.#isBeginning || this.#isCommitted;
      this.#isBeginning = false;
      this.#isCommitted = false;
      return isOver ? Promise.resolve(NO_ROWS) : send();
    }
    if (this.#isCommitted)
      return Promise.reject(new Error('a statement follows the last one of its transaction'));
    this.#gather();
    const begun = this.#begin();
    const answer = send();
    return Promise.all([answer, begun, text.endsWith(THEN_COMMIT) ? this.#commit() : null]).then(
      ([rows]) => rows,
    );
  }

  async #begin(): Promise<void> {
    if (!this.#isBeginning) return;
    this.#isBeginning = false;
    try {
      await this.#order('begin');
    } catch (error) {
      // Statements sent after it ran without a transaction: no more may follow.
      this.connection.stream.destroy();
      throw error;
    }
  }

  async #commit(): Promise<void> {
    this.#isCommitted = true;
    await this.#order('commit');
  }

  #order(text: string): Promise<unknown> {
    return super.query(...([text] as unknown as never[]));
  }

  /** Buffers writes until this turn of the event loop has ended. */
  #gather(): void {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}

/** undefined: a query with a callback or one of the driver's own classes. */
function textOf(args: readonly unknown[]): string | undefined {
  const [config] = args;
  if (args.some((arg) => typeof arg === 'function')) return undefined;
  if (typeof config === 'string') return config;
  if (typeof config !== 'object' || config === null || !('text' in config) || 'submit' in config)
    return undefined;
  return typeof config.text === 'string' ? config.text : undefined;
}
