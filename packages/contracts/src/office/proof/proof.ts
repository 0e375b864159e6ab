import { z } from 'zod';
import { endpoint, permissionsOf, type Endpoint } from '../../wire/endpoint.ts';
import { refusal } from '../../wire/refusals.ts';
import type { Permission } from '../permissions.ts';
import { CLOSED_REFUSAL, TotpCode, WRONG_CODE_REFUSAL } from '../staff-sign-in.ts';

/** A proof of who sits at the keyboard is fresh for so long. A sign-in is one too. */
export const PROOF_SECONDS = 300;

/**
 * Verbs whose changes need a fresh proof: money that leaves or is written down, rights, export and erasure of
 * persons. Decision 0142 says why these.
 */
export const PROOF_PERMISSIONS = [
  'payments.close-difference',
  'payments.reconcile',
  'money.refund',
  'returns.decide',
  'customers.bonus',
  'customers.export',
  'customers.erase',
  'approvals.decide',
  'staff.invite',
  'staff.roles',
  'staff.reset',
  'settings.edit',
] as const satisfies readonly Permission[];

/** Whether a call is refused with 403 `proof-required` when the caller's last proof is too old. Reading never is. */
export function needsProof(call: Pick<Endpoint, 'access' | 'method' | 'proof'>): boolean {
  if (call.proof !== undefined) return call.proof === 'always';
  if (call.method === 'GET') return false;
  const listed: readonly Permission[] = PROOF_PERMISSIONS;
  return permissionsOf(call).some((permission) => listed.includes(permission));
}

/** For sessions of browsers. A token of the console proves nothing and is never asked. */
export const proveAgain = endpoint({
  method: 'POST',
  path: '/office/api/me/proof',
  summary: 'Prove again who one is, by a code of the authenticator',
  body: z.object({ code: TotpCode }),
  answer: z.object({ provedUntil: z.iso.datetime() }),
  access: 'staff',
  refusals: {
    /** The caller has a token from the console. */
    'no-keys': refusal(409, {}),
    ...WRONG_CODE_REFUSAL,
    ...CLOSED_REFUSAL,
  },
});
