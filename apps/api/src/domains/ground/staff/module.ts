import { cutAudit } from '#src/platform/audit/cut-audit.ts';
import { sealAudit, watchAuditChain } from '#src/platform/audit/seal.ts';
import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { logFailedSignIns } from './failed-sign-ins.ts';
import { staffRoutes } from './staff.routes.ts';

/** Staff members, their sessions, and the audit log. */
export function staffModule({ context }: { context: Context }) {
  return {
    name: 'staff',
    routes: staffRoutes,
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
      { name: 'cut-audit', cron: '23 2 2 * *', run: (signal) => cutAudit(context, signal) },
    ],
  } satisfies DomainModule;
}
