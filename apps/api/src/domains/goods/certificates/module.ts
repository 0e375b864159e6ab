import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { certificateRoutes, type CertificatesDeps } from './certificates.routes.ts';
import { appliedRoutes } from './applied/applied.routes.ts';
import { purgeApplied } from './applied/applied.ts';
import { expireCertificates } from './ledger/expire.sql.ts';
import { officeCertificateRoutes } from './office/office-certificates.routes.ts';
import { issueCertificate } from './ordered/issue.ts';
import { certificateData } from './personal-data.ts';
import { remindHolders } from './sending/remind.ts';
import { sendCertificate } from './sending/send-certificate.ts';
import { sendDueCertificates } from './sending/send-due.ts';

/** Gift certificates: orders sell them, and orders are paid with them. */
export function certificatesModule({ context, ...deps }: CertificatesDeps & { context: Context }) {
  return {
    name: 'certificates',
    person: certificateData,
    routes: (routes) => {
      certificateRoutes(routes, deps);
      appliedRoutes(routes);
      officeCertificateRoutes(routes);
    },
    jobs: {
      'issue-certificate': ({ certificateId }) => issueCertificate(context, deps, certificateId),
      'send-certificate': ({ certificateId }, { key }) =>
        sendCertificate(context, deps, { id: certificateId, key }),
    },
    schedules: [
      {
        name: 'send-certificates',
        cron: '* * * * *',
        run: () => untilNone(() => sendDueCertificates(context)),
      },
      {
        name: 'expire-certificates',
        cron: '23 * * * *',
        run: () => untilNone(() => expireCertificates(context)),
      },
      {
        name: 'remind-of-certificates',
        cron: '0 7 * * *',
        run: () => untilNone(() => remindHolders(context, deps.publicUrl)),
      },
      { name: 'purge-applied-certificates', cron: '57 3 * * *', run: () => purgeApplied(context) },
    ],
  } satisfies DomainModule;
}

async function untilNone(step: () => Promise<number>): Promise<void> {
  let done = 1;
  while (done > 0) done = await step();
}
