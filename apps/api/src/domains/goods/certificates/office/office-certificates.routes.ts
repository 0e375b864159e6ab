import * as contract from '@yahont/contracts/office/certificates.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { describeOfficeCertificate, findOfficeCertificates } from './office-certificates.ts';
import { sendAgainByStaff } from './send-again.ts';

export function officeCertificateRoutes(routes: Routes): void {
  serve(routes, contract.findOfficeCertificates, async ({ ctx, query }) => ({
    items: await findOfficeCertificates(staffContext(ctx), query),
  }));
  serve(routes, contract.getOfficeCertificate, ({ ctx, params: { id } }) =>
    describeOfficeCertificate(staffContext(ctx), { id, permission: 'certificates.look' }),
  );
  serve(routes, contract.sendOfficeCertificateAgain, async ({ ctx, params: { id }, body: { reason } }) => {
    const own = staffContext(ctx);
    await sendAgainByStaff(own, { id, reason });
    return describeOfficeCertificate(own, { id, permission: 'certificates.send-again' });
  });
}
