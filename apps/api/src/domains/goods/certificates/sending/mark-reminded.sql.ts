import type { OrderedGift } from '@yahont/contracts/certificates/gift.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';

export type Reminded = { lastFour: string; balance: number; expiresAt: string; gift: OrderedGift };

/** Marks mailed certificates that expire between these moments and have a balance, and returns them. */
export function markReminded(
  tx: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Reminded[]> {
  return rowsOfText(
    tx,
    (bind) => `
      with due as (
        select certificates.id, line.options->'gift' as gift
        from certificates
        join order_lines as line on line.certificate_id = certificates.id
        where balance > 0 and reminded_at is null and expires_at > ${bind(now.toISOString())}::timestamptz
          and expires_at <= ${bind(until.toISOString())}::timestamptz and line.options->'gift'->>'way' = 'mail'
        order by expires_at limit ${limit}
        for update of certificates skip locked
      )
      update certificates set reminded_at = ${bind(now.toISOString())}::timestamptz
      from due where certificates.id = due.id
      returning due.gift, last_four as "lastFour", balance::float8 as balance, expires_at as "expiresAt"`,
  );
}
