import * as own from '@yahont/contracts/office/own-keys.ts';
import * as contract from '@yahont/contracts/office/staff-sign-in.ts';
import { deviceName } from '#src/platform/http/device-name.ts';
import {
  enteringContext,
  serve,
  staffContext,
  type Routes,
  type ServedRequest,
} from '#src/platform/http/serve.ts';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { endOneSession, listStaffSessions } from '../sessions-of.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { confirmTotp, startTotp } from './enrol.ts';
import { changePassword, getOwnKeys, renewBackupCodes } from './own-keys.ts';
import { proveSignIn } from './prove-sign-in.ts';
import { readSignIn, signInOf } from './sign-in-state.ts';
import { startSignIn } from './start-sign-in.ts';

type Served = Pick<ServedRequest<Endpoint>, 'request'>;

/** The way in for staff, and what they sign in with. */
export function signInRoutes(routes: Routes, deps: StaffDeps): void {
  stepRoutes(routes, deps);
  enrolmentRoutes(routes, deps);
  ownRoutes(routes, deps);
}

function deviceOf({ request }: Served): string {
  return deviceName(request.header('user-agent'));
}

function stepRoutes(routes: Routes, deps: StaffDeps): void {
  serve(routes, contract.getSignIn, ({ ctx }) => readSignIn(ctx, deps));
  serve(routes, contract.startSignIn, async ({ ctx, body, request, header }) => {
    const started = await startSignIn(ctx, deps, { ...body, device: deviceOf({ request }) });
    header(contract.OFFICE_SESSION_HEADER, started.token);
    return signInOf(ctx, deps, { ...started, sessionEndsAt: started.endsAt, step: 'second-step' });
  });
  serve(routes, contract.proveSignIn, async ({ ctx, body, request, header }) => {
    const entering = enteringContext(ctx, 'second-step');
    const started = await proveSignIn(entering, deps, { proof: body, device: deviceOf({ request }) });
    header(contract.OFFICE_SESSION_HEADER, started.token);
    const { staffId, name } = entering.caller;
    return signInOf(ctx, deps, { kind: 'staff', staffId, name, sessionEndsAt: started.endsAt });
  });
}

function enrolmentRoutes(routes: Routes, deps: StaffDeps): void {
  serve(routes, contract.readInvitation, ({ ctx, body: { token } }) => readInvitation(ctx, token));
  serve(routes, contract.acceptInvitation, async ({ ctx, body, request, header }) => {
    const started = await acceptInvitation(ctx, { ...body, device: deviceOf({ request }) });
    header(contract.OFFICE_SESSION_HEADER, started.token);
    return signInOf(ctx, deps, { ...started, sessionEndsAt: started.endsAt, step: 'enrolment' });
  });
  serve(routes, contract.startTotp, ({ ctx }) => startTotp(enteringContext(ctx, 'enrolment'), deps));
  serve(routes, contract.confirmTotp, async ({ ctx, body: { code }, request, header }) => {
    const entering = enteringContext(ctx, 'enrolment');
    const started = await confirmTotp(entering, deps, { code, device: deviceOf({ request }) });
    header(contract.OFFICE_SESSION_HEADER, started.token);
    const { staffId, name } = entering.caller;
    const signIn = await signInOf(ctx, deps, { kind: 'staff', staffId, name, sessionEndsAt: started.endsAt });
    return { ...signIn, backupCodes: started.backupCodes };
  });
}

function ownRoutes(routes: Routes, deps: StaffDeps): void {
  serve(routes, own.listOwnStaffSessions, ({ ctx }) => {
    const staff = staffContext(ctx);
    return listStaffSessions(staff, staff.caller.staffId);
  });
  serve(routes, own.endOwnStaffSession, async ({ ctx, params: { id } }) => {
    const staff = staffContext(ctx);
    await endOneSession(staff, { staffId: staff.caller.staffId, sessionId: id });
    return { success: true as const };
  });
  serve(routes, own.getOwnKeys, ({ ctx }) => getOwnKeys(staffContext(ctx)));
  serve(routes, own.renewBackupCodes, ({ ctx, body: { code } }) =>
    renewBackupCodes(staffContext(ctx), deps, code),
  );
  serve(routes, own.changeOwnPassword, async ({ ctx, body }) => ({
    success: true as const,
    ended: await changePassword(staffContext(ctx), deps, body),
  }));
}
