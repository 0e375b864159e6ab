import { scopeOf } from '#src/platform/permissions.ts';
import { lockCustomer } from '#src/domains/people/accounts/index.ts';
import { writePoints } from '#src/domains/people/loyalty/index.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import type { ApprovalKind } from './approval-kind.ts';

/**
 * More points than one person may give or take. A shopper belongs to no store, so the whole network
 * decides.
 */
export const POINTS: ApprovalKind<'points'> = {
  asks: () => 'customers.bonus-above-limit',
  decides: 'approvals.decide',
  term: 'approval-hours-points',
  // The balance may change meanwhile; the verb refuses to take more than is left.
  holds: [],
  perform: async (tx, ctx, { accountId, points }, { reason }) => {
    await lockCustomer(tx, accountId, 'network');
    const { before } = await writePoints(tx, ctx, { accountId, points, reason });
    return {
      subject: { type: 'account', id: accountId, name: `Покупатель ${accountId}` },
      where: 'network',
      before: { balance: before },
      after: { balance: before + points, points },
    };
  },
  isDoneAlone: async (tx, { staff, scope }, { accountId, points }) => {
    await lockCustomer(tx, accountId, scope);
    // Where they may ask for large amounts, they may give small ones alone.
    if (scopeOf(staff, 'customers.bonus').length === 0) return false;
    return Math.abs(points) <= (await readSetting(tx, 'bonus-limit'));
  },
};
