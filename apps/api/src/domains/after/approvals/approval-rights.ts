import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import {
  APPROVAL_KINDS,
  type ApprovalKind,
  decideApproval as contract,
} from '@yahont/contracts/office/approvals.ts';
import type { StaffMember } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { isWithin, requirePermission, scopeOf, type Scope } from '#src/platform/permissions.ts';
import { approvals } from './approvals.tables.ts';
import { decidingVerb } from './kinds/registry.ts';

export type ApprovalRow = typeof approvals.$inferSelect;
type About = Pick<ApprovalRow, 'kind' | 'isOfNetwork' | 'storeId' | 'askedBy'>;

/** Whether this member of staff may decide requests on this subject; ignores who asked. */
function isInScope(staff: StaffMember, { kind, isOfNetwork, storeId }: About): boolean {
  const scope = scopeOf(staff, decidingVerb(kind));
  return isOfNetwork ? scope === 'network' : isWithin(scope, storeId);
}

/** Whether they may decide it: never their own request, whichever of their roles asked. */
export function mayDecide(staff: StaffMember, about: About): boolean {
  return about.askedBy !== staff.staffId && isInScope(staff, about);
}

/**
 * Checks that a member of staff may decide a request. Throws 403 `own-request`; 404 `no-such-call` and
 * 403 `approval-needed` for the deciding verb; and 404 `approval-not-found` for a request of another
 * store.
 */
export function requireDecider(staff: StaffMember, about: About): void {
  if (about.askedBy === staff.staffId) throw refuse(contract.refusals, 'own-request', {});
  requirePermission(staff, decidingVerb(about.kind));
  if (!isInScope(staff, about)) throw notFound('approval');
}

/** The condition for requests that this member of staff may decide, without their own; undefined: none. */
export function decidable(staff: StaffMember): SQL | undefined {
  const within = APPROVAL_KINDS.flatMap((kind) => ofKind(kind, scopeOf(staff, decidingVerb(kind))));
  if (within.length === 0) return undefined;
  return and(ne(approvals.askedBy, staff.staffId), or(...within));
}

function ofKind(kind: ApprovalKind, scope: Scope): (SQL | undefined)[] {
  const isKind = eq(approvals.kind, kind);
  if (scope === 'network') return [isKind];
  if (scope.length === 0) return [];
  const storeIds = scope.filter((storeId) => storeId !== null);
  const inStores = or(
    storeIds.length === 0 ? undefined : inArray(approvals.storeId, storeIds),
    scope.includes(null) ? sql`${approvals.storeId} is null` : undefined,
  );
  return [and(isKind, sql`not ${approvals.isOfNetwork}`, inStores)];
}
