import { createHash } from 'node:crypto';
import pg from 'pg';
import { currentTracing, type EndStep } from '#src/platform/seen/trace.ts';
import { PLANNED_ANEW } from '../statement.ts';
import { statementStep } from './statement-step.ts';

/** Most statements that the server keeps per connection; lists of varying length would otherwise add more and more. */
const MAX_NAMES = 400;

/** Shorter statements, such as `begin` and `commit`, need no planning. */
const SHORTEST = 30;

/**
 * A connection on which the server parses and plans each repeated statement once. This halves the server's cost of a
 * short statement. A statement text always has one result shape, because columns are always listed.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();
  /** Statements seen once; promoted to a named statement on the second use. */
  readonly #seen = new Set<string>();

  /**
   * `openTimeoutMillis`: the time to open a connection; the pool's `connectionTimeoutMillis` is how
   * long a free connection is waited for.
   */
  constructor({ openTimeoutMillis, ...config }: pg.ClientConfig & { openTimeoutMillis?: number } = {}) {
    super(
      openTimeoutMillis === undefined ? config : { ...config, connectionTimeoutMillis: openTimeoutMillis },
    );
  }

  // The driver declares ten overloads; this one body serves all of them unchanged.
  override query(...args: never[]): never {
    const [config, values] = args as unknown[];
    if (isUnnamed(config) && Array.isArray(values) && isPlannedOnce(config.text)) {
      const name = this.#nameOf(config.text);
      if (name !== undefined) args[0] = { ...config, name } as never;
    }
    const tracing = currentTracing();
    const text = tracing === null ? undefined : textOf(config);
    if (tracing === null || text === undefined) return this.#send(args);
    return this.#traced(args, tracing.begin(statementStep(text)));
  }

  #send(args: never[]): never {
    return super.query(...(args as unknown as Parameters<pg.Client['query']>)) as never;
  }

  /** The driver reports either to a callback, the last argument, or by a promise. */
  #traced(args: never[], end: EndStep): never {
    const callback: unknown = args.at(-1);
    if (typeof callback === 'function') {
      const told = (error: unknown, ...rest: unknown[]): void => {
        end(error ?? undefined);
        callback(error, ...rest);
      };
      return this.#send([...args.slice(0, -1), told as never]);
    }
    const answer: unknown = this.#send(args);
    if (answer instanceof Promise) answer.then(() => end(), end);
    else end();
    return answer as never;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_NAMES) return known;
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= 10 * MAX_NAMES) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    this.#seen.delete(text);
    const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
    this.#names.set(text, name);
    return name;
  }
}

function isPlannedOnce(text: string): boolean {
  return text.length > SHORTEST && !text.includes(PLANNED_ANEW);
}

function textOf(config: unknown): string | undefined {
  if (typeof config === 'string') return config;
  if (typeof config !== 'object' || config === null || !('text' in config)) return undefined;
  return typeof config.text === 'string' ? config.text : undefined;
}

function isUnnamed(config: unknown): config is { text: string } {
  if (typeof config !== 'object' || config === null || !('text' in config)) return false;
  return (
    typeof config.text === 'string' &&
    (!('name' in config) || config.name === undefined) &&
    !('submit' in config)
  );
}
