import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Permission, Role } from '@yahont/contracts/office/permissions.ts';
import type { Db } from './database/database.ts';
import type { Log } from './log.ts';

/** What every verb needs: database, clock, log. */
export type Context = {
  db: Db;
  now: () => Date;
  log: Log;
};

/**
 * A caller of the shop's own calls. `nobody` has no token: they can browse, and get a Fuser-Token before anything is
 * stored for them.
 */
export type Visitor =
  | { kind: 'nobody' }
  | { kind: 'fuser'; fuserId: string }
  | { kind: 'account'; accountId: number; sessionId: string };

/** A member of staff with a session of the office. */
export type StaffMember = {
  kind: 'staff';
  staffId: number;
  sessionId: string;
  name: string;
  roles: readonly Role[];
  /** Every verb of these roles; the table `ROLES` says how far each role reaches. */
  permissions: ReadonlySet<Permission>;
  /** Stores of the roles that act in their own stores only; null, the central warehouse, belongs to the role `warehouse`. */
  storeIds: readonly (number | null)[];
  sessionEndsAt: Date;
  /** When they last proved who they are; null: never. `program`: a token of the console, which cannot. */
  provedAt: Date | null | 'program';
};

/** A person in the middle of a sign-in to the office: only the calls that finish it know them. */
export type EnteringStaff = {
  kind: 'entering-staff';
  /** `second-step`: the password was right. `enrolment`: a link was followed, an authenticator is to be connected. */
  step: 'second-step' | 'enrolment';
  staffId: number;
  sessionId: string;
  name: string;
  sessionEndsAt: Date;
};

/**
 * Work without a person: a job, an import or an exchange, the payment provider, a command of the
 * repository.
 */
export type SystemCaller = {
  kind: 'system';
  name: SystemName;
  /** An action of the shop that two people agreed on: every row of the log about it names both. */
  approval?: AgreedBy;
};
export const SYSTEM_NAMES = [
  'jobs',
  'payment',
  'import',
  'exchange',
  'command',
  'approvals',
  'appointments',
  'gift-receipt',
  'holds',
  'office-sign-in',
] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

type Person = { id: number; name: string };
/** Id of the request for approval. */
export type AgreedBy = { id: number; askedBy: Person; decidedBy: Person };

/** Who calls. */
export type Caller = Visitor | StaffMember | EnteringStaff | SystemCaller;

/** Callers who may change something: all except `nobody` and those who have not signed in yet. */
export type Actor = Exclude<Caller, { kind: 'nobody' } | EnteringStaff>;

/** The context of a change; `ip` and `requestId` are null when there is no request. */
export type ActingContext = Context & { caller: Actor; ip: string | null; requestId: string | null };

/** Request scope: caller, city, client IP. */
export type CallContext = Context & {
  caller: Caller;
  city: City;
  /** IP address of the client, for limits and location. */
  ip: string;
  requestId: string;
};

/** Who may own a cart. */
export type Buyer = Exclude<Visitor, { kind: 'nobody' }>;
export type BuyerContext = CallContext & { caller: Buyer };
export type AccountContext = CallContext & { caller: Extract<Caller, { kind: 'account' }> };
export type StaffContext = CallContext & { caller: StaffMember };
export type EnteringContext = CallContext & { caller: EnteringStaff };

export function isBuyer(caller: Caller): caller is Buyer {
  return caller.kind === 'fuser' || caller.kind === 'account';
}

/** Who changes something: the caller, or a part of the shop for a visitor without a token. */
export function asActing(ctx: CallContext, name: SystemName): ActingContext {
  const { caller } = ctx;
  const isActor = caller.kind !== 'nobody' && caller.kind !== 'entering-staff';
  return { ...ctx, caller: isActor ? caller : { kind: 'system', name } };
}

/** The context of work that the shop does without a person. */
export function asSystem(ctx: Context, name: SystemName): ActingContext {
  return { ...ctx, caller: { kind: 'system', name }, ip: null, requestId: null };
}
