import { proveAgain } from '@yahont/contracts/office/proof/proof.ts';
import * as contract from '@yahont/contracts/office/staff-passkeys.ts';
import { OFFICE_SESSION_HEADER } from '@yahont/contracts/office/staff-sign-in.ts';
import { deviceName } from '#src/platform/http/device-name.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { signInOf } from '../sign-in-state.ts';
import type { StaffDeps } from '../../staff.deps.ts';
import { enteringOptions, enterWithPasskey } from './enter-with-passkey.ts';
import { addPasskey, newPasskeyOptions, removePasskey, renamePasskey } from './own-passkeys.ts';
import { proveByCode, proveByPasskey, provingOptions } from './prove-again.ts';
import { relyingPartyOf, type RelyingParty } from './relying-party.ts';

/** Passkeys of staff: to sign in, to prove oneself again, and the caller's own. */
export function passkeyRoutes(routes: Routes, deps: StaffDeps): void {
  const party = relyingPartyOf(deps.publicUrl);
  serve(routes, contract.staffPasskeyOptions, ({ ctx }) => enteringOptions(ctx, party));
  serve(routes, contract.signInStaffWithPasskey, async ({ ctx, body, request, header }) => {
    const device = deviceName(request.header('user-agent'));
    const { token, staffId, name, endsAt } = await enterWithPasskey(ctx, party, { ...body, device });
    header(OFFICE_SESSION_HEADER, token);
    return signInOf(ctx, deps, { kind: 'staff', staffId, name, sessionEndsAt: endsAt });
  });
  serve(routes, proveAgain, ({ ctx, body: { code } }) => proveByCode(staffContext(ctx), deps, code));
  serve(routes, contract.proofPasskeyOptions, ({ ctx }) => provingOptions(staffContext(ctx), party));
  serve(routes, contract.proveAgainWithPasskey, ({ ctx, body: { response } }) =>
    proveByPasskey(staffContext(ctx), party, response),
  );
  ownRoutes(routes, party);
}

function ownRoutes(routes: Routes, party: RelyingParty): void {
  serve(routes, contract.newStaffPasskeyOptions, ({ ctx }) => newPasskeyOptions(staffContext(ctx), party));
  serve(routes, contract.addStaffPasskey, ({ ctx, body: { response }, request }) =>
    addPasskey(staffContext(ctx), party, { response, name: deviceName(request.header('user-agent')) }),
  );
  serve(routes, contract.renameStaffPasskey, ({ ctx, params: { id }, body: { name } }) =>
    renamePasskey(staffContext(ctx), { id, name }),
  );
  serve(routes, contract.removeStaffPasskey, async ({ ctx, params: { id } }) => {
    await removePasskey(staffContext(ctx), id);
    return { success: true as const };
  });
}
