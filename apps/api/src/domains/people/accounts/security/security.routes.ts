import * as proof from '@yahont/contracts/accounts/proof.ts';
import * as security from '@yahont/contracts/accounts/security.ts';
import { correctBirthDate as contract } from '@yahont/contracts/office/customers/birth-date.ts';
import { endCustomerSessions as endCustomerSessionsCall } from '@yahont/contracts/office/customers/sessions.ts';
import { accountContext, serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { correctBirthDate } from '../office/correct-birth-date.ts';
import { endCustomerSessions } from '../office/end-customer-sessions.ts';
import { undoEmailChange } from '../profile/undo-email.ts';
import { endOwnSessions } from '../sessions/end-own-sessions.ts';
import { getSecurity } from './get-security.ts';
import { confirmPhoneChange, requestPhoneChange } from '../proof/change-phone.ts';
import { confirmProof, provePasskey, requestProof } from '../proof/prove.ts';

/** Sessions, changes of an account's ways to sign in, and corrections by staff. */
export function securityRoutes(routes: Routes, deps: AccountDeps): void {
  serve(routes, security.getSecurity, ({ ctx }) => getSecurity(accountContext(ctx), deps));
  serve(routes, security.endOneSession, async ({ ctx, params: { id } }) => {
    await endOwnSessions(accountContext(ctx), { only: id }, deps);
    return { success: true as const };
  });
  serve(routes, security.endOtherSessions, async ({ ctx }) => ({
    success: true as const,
    ended: await endOwnSessions(accountContext(ctx), {}, deps),
  }));
  serve(routes, proof.requestProof, ({ ctx, body }) => requestProof(accountContext(ctx), body, deps));
  serve(routes, proof.confirmProof, ({ ctx, body }) => confirmProof(accountContext(ctx), body, deps));
  serve(routes, proof.provePasskey, ({ ctx, body }) => provePasskey(accountContext(ctx), body, deps));
  serve(routes, proof.requestPhoneChange, ({ ctx, body }) =>
    requestPhoneChange(accountContext(ctx), body, deps),
  );
  serve(routes, proof.confirmPhoneChange, ({ ctx, body }) =>
    confirmPhoneChange(accountContext(ctx), body, deps),
  );
  serve(routes, proof.undoEmailChange, ({ ctx, body }) => undoEmailChange(ctx, body, deps));

  serve(routes, contract, ({ ctx, params: { id }, body }) =>
    correctBirthDate(staffContext(ctx), { id, ...body }),
  );
  serve(routes, endCustomerSessionsCall, async ({ ctx, params: { id }, body }) => ({
    success: true as const,
    ended: await endCustomerSessions(staffContext(ctx), { id, ...body }, deps),
  }));
}
