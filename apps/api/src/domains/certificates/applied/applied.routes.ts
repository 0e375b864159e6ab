import * as contract from '@yahont/contracts/certificates/certificates.ts';
import { accountContext, serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { applyByCode, removeApplied } from './applied.ts';

export function appliedRoutes(routes: Routes): void {
  serve(routes, contract.applyCertificate, ({ ctx, body }) => applyByCode(accountContext(ctx), body.code));
  serve(routes, contract.removeCertificate, async ({ ctx, params }) => {
    await removeApplied(accountContext(ctx), params.id);
    return { success: true };
  });
}
