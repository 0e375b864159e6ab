import * as contract from '@yahont/contracts/certificates/certificates.ts';
import { requireHuman, type Captcha } from '#src/domains/ground/captcha/index.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { checkCode } from './codes/find-certificates.ts';
import type { IssueDeps } from './ordered/issue.ts';
import { listOrderCertificates } from './ordered/list-of-order.ts';
import { resendCertificate } from './ordered/resend.ts';
import { openCertificate, showCertificate } from './sending/show.ts';
import type { SendDeps } from './sending/send-certificate.ts';

export type CertificatesDeps = IssueDeps & SendDeps & { captcha: Captcha; isSold: boolean };

/** Adding one to a cart is in `cart`, paying with one in `applied`, refunding one in `payment`. */
export function certificateRoutes(routes: Routes, deps: CertificatesDeps): void {
  const { secrets, captcha, years, isSold } = deps;
  serve(routes, contract.getCertificateTerms, () => ({ isSold, years }));
  serve(routes, contract.getCertificateBalance, async ({ ctx, body: { code, token } }) => {
    await requireHuman(ctx, { token, captcha });
    return checkCode(ctx, code);
  });
  serve(routes, contract.listOrderCertificates, async ({ ctx, params }) => ({
    items: await listOrderCertificates(accountContext(ctx), secrets, params.id),
  }));
  serve(routes, contract.resendCertificate, async ({ ctx, params }) => {
    await resendCertificate(accountContext(ctx), params.id);
    return { success: true };
  });
  serve(routes, contract.showCertificate, ({ ctx, params, header }) => {
    header('cache-control', 'no-store');
    return showCertificate(ctx, secrets, params.link);
  });
  serve(routes, contract.openCertificate, async ({ ctx, params }) => {
    await openCertificate(ctx, deps, params.link);
    return { success: true };
  });
}
