import * as contract from '@yahont/contracts/visitors.ts';
import { readFuserToken } from '#src/domains/visitors/index.ts';
import { accountContext, serve } from '#src/platform/serve.ts';
import type { Routes } from '#src/platform/serve.ts';
import { AppError } from '#src/platform/errors.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { checkCode } from './check-code.ts';
import { endSession } from './end-session.ts';
import { findUser } from './find-user.ts';
import { refreshSession } from './refresh-session.ts';
import { requestCode } from './request-code.ts';
import { updateUser } from './update-user.ts';

export function accountRoutes(routes: Routes, deps: AccountDeps): void {
  serve(routes, contract.requestCode, ({ ctx, body }) => requestCode(ctx, body, deps));
  serve(routes, contract.checkCode, ({ ctx, body, request }) => {
    const token = request.header('fuser-token') ?? '';
    return checkCode(
      ctx,
      { ...body, fuserId: readFuserToken(token, { key: deps.keys.fuser, now: ctx.now() }) },
      deps,
    );
  });
  serve(routes, contract.refreshToken, ({ ctx, body }) => refreshSession(ctx, body.refreshToken, deps.keys));
  serve(routes, contract.logout, async ({ ctx, body }) => {
    await endSession(ctx, body.refreshToken);
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
}
