import { cutAudit } from '#src/platform/audit/cut-audit.ts';
import { sealAudit, watchAuditChain } from '#src/platform/audit/seal.ts';
import type { ActingContext, Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { logFailedSignIns } from './failed-sign-ins.ts';
import { sendInvitationLetter } from './invitation-letter.ts';
import { passkeyRoutes } from './sign-in/passkeys/passkeys.routes.ts';
import { importStaff } from './sign-in/import-staff.ts';
import { purgeSignIns } from './sign-in/purge-sign-ins.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import type { StaffDeps } from './staff.deps.ts';
import { staffRoutes } from './staff.routes.ts';

/** Staff members, their sessions, and the audit log. */
export function staffModule({ context, ...deps }: StaffDeps & { context: Context }) {
  return {
    name: 'staff',
    routes: (routes) => {
      staffRoutes(routes, deps);
      signInRoutes(routes, deps);
      passkeyRoutes(routes, deps);
    },
    jobs: {
      'send-invitation': (payload, { key }) => sendInvitationLetter(context, deps, { ...payload, key }),
    },
    imports: {
      importStaff: (ctx: ActingContext, input: readonly unknown[]) => importStaff(ctx, deps, input),
    },
    schedules: [
      { name: 'seal-audit', cron: '* * * * *', run: (signal) => sealAudit(context, signal) },
      { name: 'log-failed-sign-ins', cron: '* * * * *', run: () => logFailedSignIns(context) },
      {
        name: 'watch-audit',
        cron: '3 * * * *',
        run: (signal) => watchAuditChain(context, 'new', signal),
      },
      {
        // At night in Moscow.
        name: 'watch-whole-audit',
        cron: '33 0 * * *',
        run: (signal) => watchAuditChain(context, 'whole', signal),
      },
      { name: 'purge-staff-sign-ins', cron: '13 * * * *', run: () => purgeSignIns(context) },
      { name: 'cut-audit', cron: '23 2 2 * *', run: (signal) => cutAudit(context, signal) },
    ],
  } satisfies DomainModule;
}
