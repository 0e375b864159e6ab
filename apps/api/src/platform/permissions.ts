import type { Permission } from '@yahont/contracts/office/permissions.ts';
import { APPROVAL_KIND_OF, askApproval } from '@yahont/contracts/office/approvals.ts';
import { needsProof, PROOF_PERMISSIONS, PROOF_SECONDS } from '@yahont/contracts/office/proof/proof.ts';
import { permissionsOf, type Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { actsInOwnStores, grantsOf, rolesThatAsk } from '@yahont/contracts/office/roles.ts';
import type { Caller, EnteringStaff, StaffMember } from './context.ts';
import { AppError } from './errors.ts';

/** The stores in which a verb is allowed: all of them, or these; null is the central warehouse. */
export type Scope = 'network' | readonly (number | null)[];

/** Throws 401 `staff-sign-in-required` for all other callers. */
export function requireStaff(caller: Caller): StaffMember {
  if (caller.kind !== 'staff') throw new AppError('unauthenticated', 'staff-sign-in-required');
  return caller;
}

/** The same for people who have this step of a sign-in to take. */
export function requireEntering(caller: Caller, step: EnteringStaff['step']): EnteringStaff {
  if (caller.kind !== 'entering-staff' || caller.step !== step)
    throw new AppError('unauthenticated', 'staff-sign-in-required');
  return caller;
}

/**
 * Checks that a member of staff may do a verb somewhere. Throws 404 `no-such-call` without the permission, as if the
 * call did not exist, and 403 `approval-needed` when all of their roles need a second person for it.
 */
export function requirePermission(staff: Pick<StaffMember, 'roles'>, permission: Permission): void {
  requireOneOf(staff, [permission]);
}

/** The same for a call that any of several permissions allows. */
export function requireOneOf(staff: Pick<StaffMember, 'roles'>, permissions: readonly Permission[]): void {
  const had = permissions.filter((permission) => grantsOf(staff.roles, permission).length > 0);
  const [asked] = had;
  if (asked === undefined) throw new AppError('not-found', 'no-such-call');
  if (had.every((permission) => grantsOf(staff.roles, permission)[0] === 'second-person'))
    throw approvalNeeded(asked);
}

/**
 * Checks that staff proved who they are within five minutes where a call demands it. Throws 403 `proof-required`, with
 * the permission that demands it, or null. Programs with a token of the console are not asked.
 */
export function requireProof(call: Endpoint, { provedAt }: StaffMember, now: Date): void {
  if (!needsProof(call) || provedAt === 'program') return;
  if (provedAt !== null && now.getTime() - provedAt.getTime() < PROOF_SECONDS * 1000) return;
  const listed: readonly Permission[] = PROOF_PERMISSIONS;
  const permission = permissionsOf(call).find((one) => listed.includes(one)) ?? null;
  throw new AppError('forbidden', 'proof-required', { context: { permission } });
}

/** Where a member of staff may do a verb without approval. */
export function scopeOf(staff: StaffMember, permission: Permission): Scope {
  const grants = grantsOf(staff.roles, permission);
  if (grants.includes('network')) return 'network';
  return grants.includes('own-stores') ? staff.storeIds : [];
}

/** Whether a store, or the central warehouse (null), is in a scope. */
export function isWithin(scope: Scope, storeId: number | null): boolean {
  return scope === 'network' || scope.includes(storeId);
}

/**
 * Checks that a verb may be done in this store. Throws 403 `approval-needed` when another of the
 * person's roles may request it, otherwise 403 `other-store`.
 */
export function requireStore(staff: StaffMember, permission: Permission, storeId: number | null): void {
  if (isWithin(scopeOf(staff, permission), storeId)) return;
  if (grantsOf(staff.roles, permission).includes('second-person')) throw approvalNeeded(permission);
  throw new AppError('forbidden', 'other-store', { context: { permission } });
}

/**
 * Where a member of staff may request a verb that needs a second person: in their own stores, or
 * everywhere when one of the requesting roles acts in the whole network; null when none of their roles
 * may request it.
 */
export function askScopeOf({ roles, storeIds }: StaffMember, permission: Permission): Scope | null {
  const asking = rolesThatAsk(roles, permission);
  if (asking.length === 0) return null;
  return asking.every(actsInOwnStores) ? storeIds : 'network';
}

/**
 * A second person has to agree. `ask` names the call that requests approval and its kind; null for a
 * verb that cannot be requested yet.
 */
export function approvalNeeded(permission: Permission): AppError {
  const kind = APPROVAL_KIND_OF[permission];
  const ask = kind === undefined ? null : { call: `${askApproval.method} ${askApproval.path}`, kind };
  return new AppError('forbidden', 'approval-needed', { context: { permission, ask } });
}
