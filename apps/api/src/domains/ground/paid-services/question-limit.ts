import { sql } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { paidQuestions } from './paid-services.tables.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

export type QuestionLimit = {
  /** Counts one question. @returns 0, or the seconds to wait */
  take: (ctx: Pick<Context, 'db' | 'now'>, accountId: number) => Promise<number>;
};

/**
 * Limits each account's questions to a paid service within a minute and within a day (UTC), over all processes. A
 * refused question counts too. One statement.
 */
export function createQuestionLimit(
  service: string,
  { perMinute, perDay }: { perMinute: number; perDay: number },
): QuestionLimit {
  const limits = new Map([
    [MINUTE_SECONDS, perMinute],
    [DAY_SECONDS, perDay],
  ]);
  return {
    take: async ({ db, now }, accountId) => {
      const at = now().getTime();
      const rows = await db
        .insert(paidQuestions)
        .values(
          [...limits.keys()].map((seconds) => ({
            service,
            accountId,
            seconds,
            endsAt: windowEnd(at, seconds),
            number: 1,
          })),
        )
        .onConflictDoUpdate({
          target: [
            paidQuestions.service,
            paidQuestions.accountId,
            paidQuestions.seconds,
            paidQuestions.endsAt,
          ],
          set: { number: sql`${paidQuestions.number} + 1` },
        })
        .returning({
          seconds: paidQuestions.seconds,
          endsAt: paidQuestions.endsAt,
          number: paidQuestions.number,
        });
      const waits = rows
        .filter(({ seconds, number }) => number > (limits.get(seconds) ?? 0))
        .map(({ endsAt }) => Math.ceil((endsAt.getTime() - at) / 1000));
      return Math.max(0, ...waits);
    },
  };
}

function windowEnd(at: number, seconds: number): Date {
  const length = seconds * 1000;
  return new Date((Math.floor(at / length) + 1) * length);
}
