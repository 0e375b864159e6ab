import type { ApprovalKind as KindName, Deed } from '@yahont/contracts/office/approvals.ts';
import type { AuditSubject } from '@yahont/contracts/office/audit.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { SettingCode } from '@yahont/contracts/office/settings.ts';
import type { ActingContext, StaffMember } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { Scope } from '#src/platform/permissions.ts';

export type DeedOf<K extends KindName> = Extract<Deed, { kind: K }>;
export type Fields = Readonly<Record<string, unknown>>;

/** What a deed did, and to what. */
export type Effect = {
  subject: { type: AuditSubject; id: string | number; name: string };
  /** Whose approval counts: everybody's with the whole network, and that of the manager of this store. */
  where: 'network' | { storeId: number | null };
  /** Fields of the subject before and after. */
  before: Fields;
  after: Fields;
};

type Why = {
  reason: string;
  /** Who decides on it; null while it is only tried out. */
  decidedBy: number | null;
};

/** A kind of thing that a second person agrees to. */
export type ApprovalKind<K extends KindName> = {
  /** The verb that the asker has with a second person. */
  asks: (deed: DeedOf<K>) => Permission;
  /** The verb of those who decide. */
  decides: Permission;
  /** The setting that has its term, hours. */
  term: SettingCode;
  /** Fields of `before` that have to be the same at the execution. */
  holds: readonly string[];
  /**
   * Does it in the transaction of the caller, by the verb of the direct call and with its refusals. It is done twice: to try it out when
   * it is asked for, which is rolled back, and when it was approved.
   */
  perform: (tx: Db, ctx: ActingContext, deed: DeedOf<K>, why: Why) => Promise<Effect>;
  /**
   * Whether the asker could do it without anybody.
   * Throws `…-not-found` when what it is about is not in the scope in which they ask.
   */
  isDoneAlone: (tx: Db, asker: Asker, deed: DeedOf<K>, effect: Effect) => Promise<boolean> | boolean;
};

/** `scope`: where they may ask for this verb. */
export type Asker = { staff: StaffMember; scope: Scope };
