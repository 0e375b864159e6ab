import { notFound } from '#src/platform/errors.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import { lockReturn, returnNumber, takeReturnBack } from '#src/domains/after/returns/index.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import type { ApprovalKind } from './approval-kind.ts';

/** The decision on a return whose refund one person may not send alone. */
export const REFUND: ApprovalKind<'refund'> = {
  asks: () => 'money.refund-above-limit',
  decides: 'approvals.decide',
  term: 'approval-hours-money',
  holds: ['state', 'amount'],
  perform: async (tx, ctx, { returnId, pieces }) => {
    const row = await lockReturn(tx, returnId);
    const amount = await takeReturnBack(tx, ctx, row, pieces);
    return {
      subject: { type: 'return', id: returnId, name: `Возврат ${returnNumber(returnId)}` },
      where: { storeId: row.storeId },
      before: { state: row.state, amount },
      after: { state: 'refunded', amount, pieces },
    };
  },
  isDoneAlone: async (tx, { staff, scope }, _deed, { where, before: { amount } }) => {
    const storeId = where === 'network' ? null : where.storeId;
    if (!isWithin(scope, storeId)) throw notFound('return');
    if (!isWithin(scopeOf(staff, 'returns.decide'), storeId)) return false;
    return Number(amount) <= (await readSetting(tx, 'refund-limit'));
  },
};
