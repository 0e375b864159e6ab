import * as contract from '@yahont/contracts/office/approvals.ts';
import type { Approval } from '@yahont/contracts/office/approvals.ts';
import type { CallContext, StaffContext } from '#src/platform/context.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import type { ApprovalDeps } from './approval-deps.ts';
import { ask } from './ask.ts';
import { answer, question, withdraw } from './converse.ts';
import { decide } from './decide.ts';
import { getApproval, listApprovals } from './read-approvals.ts';

/** Every call about one request answers with its current state. */
export function approvalRoutes(routes: Routes, deps: ApprovalDeps): void {
  serve(routes, contract.listApprovals, ({ ctx, query }) => listApprovals(staffContext(ctx), query));
  serve(routes, contract.getApproval, ({ ctx, params: { id } }) => getApproval(staffContext(ctx), id));
  serve(routes, contract.askApproval, async ({ ctx, body: { until, ...asked } }) => {
    const own = staffContext(ctx);
    const id = await ask(own, deps, { ...asked, until: until === undefined ? undefined : new Date(until) });
    return getApproval(own, id);
  });
  serve(routes, contract.decideApproval, ({ ctx, params: { id }, body }) =>
    done(ctx, id, (own) => decide(own, deps, { id, ...body })),
  );
  serve(routes, contract.questionApproval, ({ ctx, params: { id }, body: { words } }) =>
    done(ctx, id, (own) => question(own, deps, { id, words })),
  );
  serve(routes, contract.answerApproval, ({ ctx, params: { id }, body: { words } }) =>
    done(ctx, id, (own) => answer(own, { id, words })),
  );
  serve(routes, contract.withdrawApproval, ({ ctx, params: { id } }) =>
    done(ctx, id, (own) => withdraw(own, id)),
  );
}

async function done(
  ctx: CallContext,
  id: number,
  act: (own: StaffContext) => Promise<void>,
): Promise<Approval> {
  const own = staffContext(ctx);
  await act(own);
  return getApproval(own, id);
}
