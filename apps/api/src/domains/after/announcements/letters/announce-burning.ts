import { burnDay } from '@yahont/values/sums/point-life.ts';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { comingBurn } from '#src/domains/people/loyalty/index.ts';
import { topicMessages, type TopicDeps } from './topic-messages.ts';
import { findTopicReceiver } from './topic-receivers.sql.ts';
import { TOPIC_EVENTS } from '../events/families/topic-events.ts';

/**
 * Reminders of points that burn go only to accounts that asked for news of actions and still have the
 * points.
 */
const ABOUT = 'actions';

/** Messages about an account's points that burn soon, by the current balance. */
export async function announceBurning(
  ctx: Context,
  { accountId, burnsAt }: PayloadOf<'points-burning'>,
  deps: TopicDeps,
): Promise<OutboxMessage[]> {
  const now = ctx.now();
  const burn = await comingBurn(ctx.db, accountId, new Date(burnsAt));
  if (burn === null || burn.at <= now) return [];
  const receiver = await findTopicReceiver(ctx, { about: ABOUT, accountId });
  if (receiver === undefined) return [];
  const data = { points: burn.points, burnsOn: burnDay(burn.at), publicUrl: deps.publicUrl };
  const subject = `points-${accountId}:${burnsAt}`;
  return topicMessages(TOPIC_EVENTS['points-burning'], data, receiver, {
    about: ABOUT,
    list: 'accounts',
    subject,
    now,
    ...deps,
  });
}
