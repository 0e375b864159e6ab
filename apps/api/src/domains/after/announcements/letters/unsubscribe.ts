import {
  showUnsubscribing as contract,
  type UnsubscribeState,
} from '@yahont/contracts/accounts/unsubscribe.ts';
import { endTopicLetters } from '#src/domains/people/accounts/index.ts';
import { endSubscription } from '#src/domains/people/leads/index.ts';
import type { CallContext, Context } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { isSubscribed } from './is-subscribed.ts';
import type { UnsubscribeLinks, Unsubscribing } from './unsubscribe-links.ts';

type LinkQuery = { links: Pick<UnsubscribeLinks, 'read'>; link: string };

/** Whether the subscription behind a link is still active. @throws `link-unknown` */
export async function showUnsubscribing(
  { db }: Pick<Context, 'db'>,
  asked: LinkQuery,
): Promise<UnsubscribeState> {
  const { of, id, topic } = read(asked);
  return { topic, isSubscribed: await isSubscribed(db, { of, id, code: topic }) };
}

/**
 * Ends the subscription behind a link without signing in. Repeating it changes nothing. @throws
 * `link-unknown`
 */
export async function unsubscribe(ctx: CallContext, asked: LinkQuery): Promise<UnsubscribeState> {
  const { of, id, topic } = read(asked);
  const end = { at: ctx.now(), network: networkOf(ctx.ip) };
  await ctx.db.transaction((tx) =>
    of === 'account'
      ? endTopicLetters(tx, { accountId: id, topic, ...end })
      : endSubscription(tx, { subscriberId: id, ...end }),
  );
  return { topic, isSubscribed: false };
}

function read({ links, link }: LinkQuery): Unsubscribing {
  const whose = links.read(link);
  if (whose === null) throw refuse(contract.refusals, 'link-unknown', {});
  return whose;
}
