import type { SqlFragment } from '#src/platform/database/statement.ts';

type Payable = { accountId: number; provider: string; month: string };

/** Cards of a bank that are valid in a month, latest first. */
export function payableCards({ accountId, provider, month }: Payable): SqlFragment {
  return (bind) => `select id, brand, last4, valid_until as "validUntil" from saved_cards
      where account_id = ${bind(accountId)}::int and provider = ${bind(provider)} and valid_until >= ${bind(month)}
      order by created_at desc, id`;
}
