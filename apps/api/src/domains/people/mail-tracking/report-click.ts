import type { Context } from '#src/platform/context.ts';
import type { MailTrackingDeps } from './mail-click-tracker.ts';

/** Reports a click to the mailing service. SPEC 8.2: a failure is only logged, so there is no retry. */
export async function reportClick(
  { log }: Pick<Context, 'log'>,
  { tracker }: MailTrackingDeps,
  click: { mailId: string; at: string },
): Promise<void> {
  try {
    await tracker?.report(click);
  } catch (err) {
    log.warn({ err }, 'a click in a letter was not reported');
  }
}
