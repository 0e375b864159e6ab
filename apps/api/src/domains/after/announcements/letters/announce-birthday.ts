import { burnDay } from '@yahont/values/sums/point-life.ts';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { topicMessages, type TopicDeps } from './topic-messages.ts';
import { findTopicReceiver } from './topic-receivers.sql.ts';
import { POINTS_EVENTS } from '../events/families/points-events.ts';

const ABOUT = 'actions';

/** Messages about the points of a birthday, to an account that asked for news of actions. */
export async function announceBirthday(
  ctx: Context,
  { accountId, birthday, points, burnsAt }: PayloadOf<'birthday-points'>,
  deps: TopicDeps,
): Promise<OutboxMessage[]> {
  const receiver = await findTopicReceiver(ctx, { about: ABOUT, accountId });
  if (receiver === undefined) return [];
  const data = { points, burnsOn: burnDay(new Date(burnsAt)), publicUrl: deps.publicUrl };
  const subject = `birthday-${accountId}:${birthday}`;
  return topicMessages(POINTS_EVENTS['birthday-points'], data, receiver, {
    about: ABOUT,
    list: 'accounts',
    subject,
    now: ctx.now(),
    ...deps,
  });
}
