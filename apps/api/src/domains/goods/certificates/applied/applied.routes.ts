import * as contract from '@yahont/contracts/certificates/certificates.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { applyByCode, removeApplied } from './applied.ts';
import { applyKept, forgetKept, keepByCode, listKept } from './kept.ts';

export function appliedRoutes(routes: Routes): void {
  serve(routes, contract.applyCertificate, ({ ctx, body }) => applyByCode(accountContext(ctx), body.code));
  serve(routes, contract.listKeptCertificates, async ({ ctx }) => ({
    items: await listKept(accountContext(ctx)),
  }));
  serve(routes, contract.keepCertificate, ({ ctx, body }) => keepByCode(accountContext(ctx), body.code));
  serve(routes, contract.applyKeptCertificate, ({ ctx, params, body }) =>
    applyKept(accountContext(ctx), { ...params, ...body }),
  );
  serve(routes, contract.forgetCertificate, async ({ ctx, params }) => {
    await forgetKept(accountContext(ctx), params.id);
    return { success: true };
  });
  serve(routes, contract.removeCertificate, async ({ ctx, params }) => {
    await removeApplied(accountContext(ctx), params.id);
    return { success: true };
  });
}
