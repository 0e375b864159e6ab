import type { ApprovalKind as KindName, Deed } from '@yahont/contracts/office/approvals.ts';
import type { AuditSubject } from '@yahont/contracts/office/audit.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { SettingCode } from '@yahont/contracts/office/settings.ts';
import type { ActingContext, StaffMember } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { Scope } from '#src/platform/permissions.ts';
import type { SignInKeys } from '#src/domains/ground/staff/index.ts';

export type DeedOf<K extends KindName> = Extract<Deed, { kind: K }>;
export type Fields = Readonly<Record<string, unknown>>;

/** The result of an action, and its subject. */
export type Effect = {
  subject: { type: AuditSubject; id: string | number; name: string };
  /** Who may approve: everybody who acts in the whole network, and the manager of this store. */
  where: 'network' | { storeId: number | null };
  /** Fields of the subject before and after. */
  before: Fields;
  after: Fields;
};

/** What actions need besides the database. */
export type DeedDeps = { keys: SignInKeys };

export type Why = {
  reason: string;
  /** The person who decides; null during the trial run. */
  decidedBy: number | null;
  deps: DeedDeps;
};

/** A kind of action that a second person must approve. */
export type ApprovalKind<K extends KindName> = {
  /** The verb that the asker may do only with approval. */
  asks: (deed: DeedOf<K>) => Permission;
  /** The verb of the deciders. */
  decides: Permission;
  /** The setting with its term, hours. */
  term: SettingCode;
  /** Fields of `before` that must be unchanged at the execution. */
  holds: readonly string[];
  /**
   * Runs the action in the caller's transaction, by the verb of the direct call and with its refusals.
   * It runs twice: as a trial that is rolled back when approval is requested, and for real once
   * approved.
   */
  perform: (tx: Db, ctx: ActingContext, deed: DeedOf<K>, why: Why) => Promise<Effect>;
  /**
   * Whether the asker could do it alone. Throws `…-not-found` when the subject is outside the scope in
   * which they ask.
   */
  isDoneAlone: (tx: Db, asker: Asker, deed: DeedOf<K>, effect: Effect) => Promise<boolean> | boolean;
};

/** `scope`: where they may ask for this verb. */
export type Asker = { staff: StaffMember; scope: Scope };
