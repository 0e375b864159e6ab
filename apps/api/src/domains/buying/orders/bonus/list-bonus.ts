import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import type { BonusHistory } from '@yahont/contracts/orders/bonus.ts';
import { nextLevel } from '@yahont/values/sums/points/levels.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { accountLevel, balance, comingBurn, listEntries } from '#src/domains/people/loyalty/index.ts';
import { orderNumber } from '../order-number.ts';
import { orders } from '../orders.tables.ts';

const PAGE = 30;
/** More unfinished orders than anybody has. */
const MAX_COMING = 20;

/** The caller's ledger of points, page by page, with the numbers of the related orders. */
export async function listBonus(
  ctx: AccountContext,
  { before }: { before?: number | undefined },
): Promise<BonusHistory> {
  const { accountId } = ctx.caller;
  const [points, { level, spent }, nextBurn, rows, coming] = await Promise.all([
    balance(ctx.db, accountId),
    accountLevel(ctx.db, { accountId, now: ctx.now() }),
    comingBurn(ctx.db, accountId),
    listEntries(ctx.db, { accountId, before, limit: PAGE + 1 }),
    before === undefined ? listComing(ctx) : [],
  ]);
  const page = rows.slice(0, PAGE);
  const next = nextLevel(spent);
  return {
    balance: points,
    level: {
      code: level.code,
      percent: level.percent,
      spent,
      next: next && { code: next.level.code, left: next.left },
    },
    nextBurn: nextBurn && { at: nextBurn.at.toISOString(), points: nextBurn.points },
    coming,
    entries: page.map((row) => ({
      id: row.id,
      at: row.createdAt.toISOString(),
      reason: row.reason,
      points: row.points,
      order: row.orderId === null ? null : { id: row.orderId, number: orderNumber(row.orderId) },
      burnsAt: row.burnsAt?.toISOString() ?? null,
      left: row.left,
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

async function listComing({ db, caller }: AccountContext): Promise<BonusHistory['coming']> {
  const rows = await db
    .select({ id: orders.id, at: orders.createdAt, points: orders.bonusToEarn })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, caller.accountId),
        gt(orders.bonusToEarn, 0),
        notInArray(orders.status, ['completed', 'cancelled', 'expired', 'refunded']),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(MAX_COMING);
  return rows.map(({ id, at, points }) => ({
    order: { id, number: orderNumber(id) },
    at: at.toISOString(),
    points,
  }));
}
