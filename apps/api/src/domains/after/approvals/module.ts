import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { ApprovalDeps } from './approval-deps.ts';
import { approvalRoutes } from './approvals.routes.ts';
import { endTerms } from './end-terms.ts';

/**
 * Actions that need a second person: requested by one, decided by another, carried out once. Decision
 * 0078.
 */
export function approvalsModule({ context, ...deps }: ApprovalDeps & { context: Context }) {
  return {
    name: 'approvals',
    routes: (routes) => approvalRoutes(routes, deps),
    schedules: [
      {
        name: 'end-approval-terms',
        cron: '*/5 * * * *',
        run: async () => {
          await endTerms(context, deps);
        },
      },
    ],
  } satisfies DomainModule;
}
