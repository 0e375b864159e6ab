import * as contract from '@yahont/contracts/accounts/passkeys.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { visitOf } from './visit-of.ts';
import { addPasskey, newPasskeyOptions } from './security/add-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { passkeyOptions, signInWithPasskey } from './sign-in/sign-in-with-passkey.ts';

export function passkeyRoutes(routes: Routes, deps: AccountDeps): void {
  serve(routes, contract.passkeyOptions, ({ ctx }) => passkeyOptions(ctx, deps));
  serve(routes, contract.signInWithPasskey, ({ ctx, body, request }) =>
    signInWithPasskey(ctx, { ...body, ...visitOf(request, ctx, deps) }, deps),
  );
  serve(routes, contract.newPasskeyOptions, ({ ctx }) => newPasskeyOptions(accountContext(ctx), deps));
  serve(routes, contract.addPasskey, ({ ctx, body, request }) => {
    const { device, city } = visitOf(request, ctx, deps).client;
    return addPasskey(accountContext(ctx), { ...body, name: device, city }, deps);
  });
  serve(routes, contract.removePasskey, async ({ ctx, params: { id } }) => {
    await removePasskey(accountContext(ctx), id);
    return { success: true as const };
  });
}
