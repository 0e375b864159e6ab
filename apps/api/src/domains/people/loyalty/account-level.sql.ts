import { LEVEL_MONTHS, type BonusLevel } from '@yahont/values/sums/bonus.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { levelOf } from '@yahont/values/sums/points/levels.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readAlone, readOf, type DatabaseRead } from '#src/platform/database/reads.ts';
import type { SqlFragment } from '#src/platform/database/statement.ts';

type Query = {
  accountId: number;
  now: Date;
  /** An order to exclude: the one whose points are being computed. */
  exceptOrderId?: number;
};
type AccountLevel = { level: BonusLevel; spent: Kopecks };

/**
 * The level of an account and the purchases behind it: lines of orders that were handed over and of
 * store sales, without returned lines, at the amount paid with money and certificates, without delivery
 * and gift certificates.
 */
export function accountLevel(db: Db, asked: Query): Promise<AccountLevel> {
  return readAlone(db, levelRead(asked));
}

/** The percentage that an account's level earns, as a part of a larger statement. */
export function earnPercentRead(asked: Query): DatabaseRead<number> {
  const { select, toAnswer } = levelRead(asked);
  return { select, toAnswer: (rows) => toAnswer(rows).level.percent };
}

function levelRead({ accountId, now, exceptOrderId }: Query): DatabaseRead<AccountLevel> {
  const select: SqlFragment = (bind) => {
    const [account, at, except] = [bind(accountId), bind(now.toISOString()), bind(exceptOrderId ?? null)];
    const since = `${at}::timestamptz - make_interval(months => ${LEVEL_MONTHS})`;
    // A completed order entered its last state at the hand-over.
    return `select coalesce(sum(paid), 0)::float8 as spent from (
      select line.total as paid
      from orders join order_lines as line on line.order_id = orders.id
      where orders.account_id = ${account}::int and orders.status = 'completed' and orders.state_since > ${since}
        and orders.id is distinct from ${except}::bigint and line.kind <> 'certificate'
        and not orders.of_gift
        and not exists (select from refund_lines as back join refunds on refunds.id = back.refund_id
          where back.order_line_id = line.id and not (refunds.of_gift and refunds.reason = 'exchanged'))
      union all
      select line.price
      from store_purchases as sale join store_purchase_lines as line on line.purchase_id = sale.id
      where not line.is_returned and sale.undone_at is null and sale.sold_at > ${since} and (sale.account_id = ${account}::int
        or (sale.account_id is null
          and sale.phone = (select phone from accounts where accounts.id = ${account}::int)))
    ) as purchases`;
  };
  return readOf<{ spent: number }, AccountLevel>(select, ([row]) => {
    const spent = kopecks(row?.spent ?? 0);
    return { level: levelOf(spent), spent };
  });
}
