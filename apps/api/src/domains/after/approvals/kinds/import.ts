import { releaseRun } from '#src/domains/goods/imports/index.ts';
import type { ApprovalKind } from './approval-kind.ts';

/** A run that the guard of the exchange holds; the rows are written by its job afterwards. */
export const IMPORT: ApprovalKind<'import'> = {
  asks: () => 'prices.set-above-limit',
  decides: 'approvals.decide',
  term: 'approval-hours-price',
  holds: ['sha256', 'state'],
  perform: async (tx, ctx, { runId }) => {
    const { fileName, sha256, state, repriced, aboveLimit, guard } = await releaseRun(tx, ctx, runId);
    return {
      subject: { type: 'import-run', id: runId, name: fileName },
      where: 'network',
      before: { sha256, state, onSale: guard?.onSale ?? 0 },
      after: { sha256, state: 'applying', repriced, aboveLimit },
    };
  },
  // The guard has let everything else through already.
  isDoneAlone: () => false,
};
