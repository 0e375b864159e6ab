import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Db } from './database.ts';
import type { Log } from './log.ts';

/** What every verb needs: where to write, what time it is, where to complain. */
export type Context = {
  db: Db;
  now: () => Date;
  log: Log;
};

/** Who calls. `nobody` has neither token: he may look, and gets a Fuser-Token before he keeps anything. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'fuser'; fuserId: string }
  | { kind: 'account'; accountId: number; sessionId: string };

/** A request of somebody, from somewhere. */
export type CallContext = Context & {
  caller: Caller;
  city: City;
  /** Address of the client, for limits and location. */
  ip: string;
  requestId: string;
};

/** Whoever may own a cart. */
export type Buyer = Exclude<Caller, { kind: 'nobody' }>;
export type BuyerContext = CallContext & { caller: Buyer };
export type AccountContext = CallContext & { caller: Extract<Caller, { kind: 'account' }> };
