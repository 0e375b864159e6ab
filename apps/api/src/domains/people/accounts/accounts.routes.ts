import * as emailProof from '@yahont/contracts/accounts/email-proof.ts';
import * as registration from '@yahont/contracts/accounts/registration.ts';
import * as signIn from '@yahont/contracts/accounts/sign-in.ts';
import * as subscriptions from '@yahont/contracts/accounts/subscriptions.ts';
import * as user from '@yahont/contracts/accounts/user.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { AppError } from '#src/platform/errors.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { changeSubscriptions } from './subscriptions/change-subscriptions.ts';
import { checkCode } from './sign-in/check-code.ts';
import { confirmEmail } from './profile/confirm-email.ts';
import { confirmRegistration } from './sign-in/confirm-registration.ts';
import { endSession } from './sessions/end-session.ts';
import { findUser } from './profile/find-user.ts';
import { getSubscriptions } from './subscriptions/get-subscriptions.ts';
import { visitOf } from './visit-of.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { requestCode } from './sign-in/request-code.ts';
import { requestEmailVerification } from './profile/request-email-verification.ts';
import { updateUser } from './profile/update-user.ts';

export function accountRoutes(routes: Routes, deps: AccountDeps): void {
  serve(routes, signIn.requestCode, ({ ctx, body, request }) =>
    requestCode(ctx, { ...body, deviceToken: request.header(signIn.DEVICE_HEADER) ?? '' }, deps),
  );
  serve(routes, signIn.checkCode, ({ ctx, body, request }) =>
    checkCode(ctx, { ...body, ticket: ticketOf(request, body), ...visitOf(request, ctx, deps) }, deps),
  );
  serve(routes, registration.registerRequest, ({ ctx, body, request }) =>
    requestCode(ctx, { ...body, deviceToken: request.header(signIn.DEVICE_HEADER) ?? '' }, deps),
  );
  serve(routes, registration.registerConfirm, ({ ctx, body, request }) => {
    const isLanding = request.header(registration.PLATFORM_HEADER) === registration.LANDING_PLATFORM;
    const platform = isLanding ? 'landing' : 'shop';
    const fields = { ...body, ticket: ticketOf(request, body) };
    return confirmRegistration(ctx, { fields, platform, ...visitOf(request, ctx, deps) }, deps);
  });
  serve(routes, signIn.refreshToken, ({ ctx, body }) => refreshSession(ctx, body.refreshToken, deps.keys));
  serve(routes, signIn.logout, async ({ ctx, body }) => {
    await endSession(ctx, body.refreshToken, deps);
    return { success: true as const };
  });
  serve(routes, user.currentUser, async ({ ctx }) => {
    const own = await findUser(ctx, accountContext(ctx).caller.accountId, deps);
    if (!own) throw new AppError('unauthenticated', 'sign-in-required');
    return [own];
  });
  serve(routes, user.updateUser, async ({ ctx, body }) => [
    await updateUser(accountContext(ctx), body, deps),
  ]);
  serve(routes, emailProof.requestEmailVerification, ({ ctx, body }) =>
    requestEmailVerification(accountContext(ctx), body, deps),
  );
  serve(routes, emailProof.confirmEmail, ({ ctx, body }) => confirmEmail(ctx, body, deps));
  serve(routes, subscriptions.getSubscriptions, ({ ctx }) => getSubscriptions(accountContext(ctx)));
  serve(routes, subscriptions.changeSubscriptions, ({ ctx, body }) =>
    changeSubscriptions(accountContext(ctx), body),
  );
}

type Headers = { header: (name: string) => string | undefined };

/** Apps send it in the body; for browsers the gateway puts it from their cookie into the header. */
function ticketOf(request: Headers, { ticket }: { ticket: string }): string {
  return ticket === '' ? (request.header(signIn.TICKET_HEADER) ?? '') : ticket;
}
