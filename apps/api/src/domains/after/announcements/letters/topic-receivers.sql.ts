import { sql } from 'drizzle-orm';
import { subscriptionOf, type Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import type { Context } from '#src/platform/context.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

export const RECEIVERS_PER_BATCH = 200;

/**
 * Which list of subscribers is read: accounts first, then addresses from the footer that no account has
 * confirmed.
 */
export type ReceiverList = 'accounts' | 'subscribers';

export type TopicReceiver = {
  id: number;
  /** Null when e-mails are not wanted, or the address is not confirmed. */
  email: string | null;
  /** Null when SMS are not wanted. */
  phone: string | null;
  wantsPush: boolean;
  /** Id of the city of the last order; null when unknown. */
  cityId: number | null;
};

type Query = { about: Topic; list: ReceiverList; after: number };

/** A batch of the subscribers of a topic with a greater id than `after`, by id. */
export async function listTopicReceivers(
  ctx: Pick<Context, 'db'>,
  { about, list, after }: Query,
): Promise<TopicReceiver[]> {
  return list === 'accounts' ? listAccounts(ctx, { about, after }) : listSubscribers(ctx, { about, after });
}

/** How an account wants to be notified about a topic; undefined when it does not. */
export async function findTopicReceiver(
  ctx: Pick<Context, 'db'>,
  { about, accountId }: { about: Topic; accountId: number },
): Promise<TopicReceiver | undefined> {
  const [receiver] = await listAccounts(ctx, { about, after: accountId - 1, upto: accountId });
  return receiver;
}

type Range = Omit<Query, 'list'> & { upto?: number };

function listAccounts({ db }: Pick<Context, 'db'>, { about, after, upto }: Range) {
  const [mail, sms, push] = (['mail', 'sms', 'push'] as const).map(
    (channel) => subscriptionOf(about, channel) ?? '',
  );
  return rowsOf<TopicReceiver>(
    db,
    sql`
      select accounts.id,
        case when bool_or(code = ${mail}) and accounts.email_verified_at is not null then accounts.email end as email,
        case when bool_or(code = ${sms}) then accounts.phone end as phone,
        bool_or(code = ${push}) as "wantsPush",
        (select city_id from orders where account_id = accounts.id order by orders.id desc limit 1) as "cityId"
      from accounts
      join subscriptions on subscriptions.account_id = accounts.id and is_active
        and code in (${mail}, ${sms}, ${push})
      where accounts.id > ${after} and ${upto === undefined ? sql`true` : sql`accounts.id <= ${upto}`}
        and accounts.erased_at is null
      group by accounts.id
      order by accounts.id
      limit ${RECEIVERS_PER_BATCH}`,
  );
}

/**
 * The footer subscribes to novelties and actions. Where an account has confirmed the address, the
 * account's choice wins.
 */
async function listSubscribers({ db }: Pick<Context, 'db'>, { about, after }: Omit<Query, 'list'>) {
  if (about === 'guide') return [];
  return rowsOf<TopicReceiver>(
    db,
    sql`
      select id, email, null as phone, false as "wantsPush", null as "cityId"
      from newsletter_subscribers as subscriber
      where id > ${after} and state = 'confirmed' and not exists (
        select from accounts
        where lower(accounts.email) = subscriber.email and email_verified_at is not null and erased_at is null
      )
      order by id
      limit ${RECEIVERS_PER_BATCH}`,
  );
}
