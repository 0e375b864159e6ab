import { AppError } from '#src/platform/errors.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import { changeItemIn, ITEM_MOVES } from '#src/domains/goods/stock/index.ts';
import type { ApprovalKind } from './approval-kind.ts';

/** Writing off a piece, or moving it, by staff who may only ask for it. */
export const PIECE: ApprovalKind<'piece'> = {
  asks: ({ change: { verb } }) => ITEM_MOVES[verb].permission,
  decides: 'approvals.decide',
  term: 'approval-hours-stock',
  holds: ['state', 'storeId', 'isOnItsWay'],
  perform: async (tx, ctx, { change }, { reason }) => {
    const { uin, before, after } = await changeItemIn(tx, ctx, { ...change, reason });
    return {
      subject: { type: 'item', id: uin, name: `УИН ${uin}` },
      where: { storeId: before.storeId },
      before,
      after: { ...after, verb: change.verb },
    };
  },
  isDoneAlone: (_tx, { staff, scope }, { change: { verb } }, { where }) => {
    const { permission } = ITEM_MOVES[verb];
    const storeId = where === 'network' ? null : where.storeId;
    // As in the direct call: every store sees the pieces of all stores.
    if (!isWithin(scope, storeId))
      throw new AppError('forbidden', 'other-store', { context: { permission } });
    return isWithin(scopeOf(staff, permission), storeId);
  },
};
