import * as account from '@yahont/contracts/account.ts';
import * as registration from '@yahont/contracts/registration.ts';
import * as contract from '@yahont/contracts/visitors.ts';
import { readFuserToken } from '#src/domains/visitors/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import { accountContext, serve } from '#src/platform/serve.ts';
import type { Routes } from '#src/platform/serve.ts';
import { AppError } from '#src/platform/errors.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { changeSubscriptions } from './change-subscriptions.ts';
import { checkCode } from './check-code.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { endSession } from './end-session.ts';
import { findUser } from './find-user.ts';
import { getSubscriptions } from './get-subscriptions.ts';
import { refreshSession } from './refresh-session.ts';
import { requestCode } from './request-code.ts';
import { requestEmailVerification } from './request-email-verification.ts';
import { updateUser } from './update-user.ts';

export function accountRoutes(routes: Routes, deps: AccountDeps): void {
  serve(routes, contract.requestCode, ({ ctx, body }) => requestCode(ctx, body, deps));
  serve(routes, contract.checkCode, ({ ctx, body, request }) =>
    checkCode(ctx, { ...body, fuserId: fuserOf(request, ctx, deps) }, deps),
  );
  serve(routes, registration.registerRequest, ({ ctx, body }) => requestCode(ctx, body, deps));
  serve(routes, registration.registerConfirm, ({ ctx, body, request }) => {
    const isLanding = request.header(registration.PLATFORM_HEADER) === registration.LANDING_PLATFORM;
    const platform = isLanding ? 'landing' : 'shop';
    return confirmRegistration(ctx, { fields: body, platform, fuserId: fuserOf(request, ctx, deps) }, deps);
  });
  serve(routes, contract.refreshToken, ({ ctx, body }) => refreshSession(ctx, body.refreshToken, deps.keys));
  serve(routes, contract.logout, async ({ ctx, body }) => {
    await endSession(ctx, body.refreshToken, deps);
    return { success: true as const };
  });
  serve(routes, contract.currentUser, async ({ ctx }) => {
    const user = await findUser(ctx, accountContext(ctx).caller.accountId, deps);
    if (!user) throw new AppError('unauthenticated', 'sign-in-required');
    return [user];
  });
  serve(routes, contract.updateUser, async ({ ctx, body }) => [
    await updateUser(accountContext(ctx), body, deps),
  ]);
  serve(routes, account.requestEmailVerification, ({ ctx, body }) =>
    requestEmailVerification(accountContext(ctx), body, deps),
  );
  serve(routes, account.confirmEmail, ({ ctx, body }) => confirmEmail(ctx, body));
  serve(routes, account.getSubscriptions, ({ ctx }) => getSubscriptions(accountContext(ctx)));
  serve(routes, account.changeSubscriptions, ({ ctx, body }) =>
    changeSubscriptions(accountContext(ctx), body),
  );
}

type FuserHeader = { header: (name: string) => string | undefined };

/** Id of the anonymous visitor who signs in, when their token is sent too. */
function fuserOf(request: FuserHeader, { now }: CallContext, { keys }: AccountDeps): string | null {
  return readFuserToken(request.header('fuser-token') ?? '', { key: keys.fuser, now: now() });
}
