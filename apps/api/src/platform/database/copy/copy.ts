import type { Readable } from 'node:stream';
import type { DatabaseSettings } from '../open/open-database.ts';
import type { RawSql } from '../database.ts';

/** A database at one moment: what `query` reads and what `dump` writes are of that moment. */
export type DatabaseSnapshot = Pick<RawSql, 'query'> & {
  engine: DatabaseSettings['engine'];
  /** Version of the server, such as `15.14`. */
  serverVersion: string;
  /** The copy as a stream; may be read once. It fails when the copy does. */
  dump: () => Promise<Readable>;
  close: () => Promise<void>;
};

/** An expected failure; the message says in Russian what to do. */
export class CopyProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CopyProblem';
  }
}
