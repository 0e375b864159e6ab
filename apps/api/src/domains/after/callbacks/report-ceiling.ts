import { countOf } from '@yahont/values/text/plural.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { composeEmail } from '#src/platform/messages/email/email-layout.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { CallbackDeps } from './callbacks.deps.ts';

const HOUR_MS = 3_600_000;

/**
 * Reports in the log, at `/readyz` and once an hour by e-mail to management that the shop accepts no
 * more calls for now.
 */
export async function reportCeiling(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  {
    most,
    retryAfter,
    deps,
  }: { most: number; retryAfter: number; deps: Pick<CallbackDeps, 'operatorMail' | 'troubles'> },
): Promise<void> {
  const at = now();
  deps.troubles.tell(
    'callbacks',
    `${most} calls back were asked for within an hour, which is the most of the setting callbacks-hourly: others are asked to call`,
    new Date(at.getTime() + retryAfter * 1000),
  );
  const mail = composeEmail({
    title: 'Звонков за час больше, чем берём',
    paragraphs: [
      `За последний час попросили перезвонить ${countOf(most, ['раз', 'раза', 'раз'])} — это предел из настроек. Остальным сайт предлагает позвонить самим.`,
      'Проверьте, люди ли это: много просьб подряд с незнакомых номеров бывает и от программ. Предел меняет администратор в настройках.',
    ],
  });
  const hour = Math.floor(at.getTime() / HOUR_MS);
  await enqueue(tx, {
    topic: 'send-mail',
    payload: { to: deps.operatorMail, ...mail, once: `callbacks-ceiling-${hour}` },
  });
}
