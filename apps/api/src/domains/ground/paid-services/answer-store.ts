import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { KEPT_ANSWER_MS } from '@yahont/values/deadlines.ts';
import type { Context } from '#src/platform/context.ts';
import type { AnswerStore } from './answers.ts';
import { paidAnswers } from './paid-services.tables.ts';

/** Most answers in the memory of one process. */
const IN_MEMORY = 5000;

/**
 * Keeps answers in the database, so that a question is paid for once and not once per process, and the last ones also
 * in memory.
 * @param shape an answer of another shape, as an older build wrote it, counts as missing
 */
export function answerStore<T extends object>(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  { service, shape, lifeMs }: { service: string; shape: z.ZodType<T>; lifeMs: number },
): AnswerStore<T> {
  const last = new LRUCache<string, T>({ max: IN_MEMORY, ttl: lifeMs });
  const keyOf = (question: string): string => createHash('sha256').update(question).digest('hex');
  async function read(question: string): Promise<T | null> {
    const [row] = await db
      .select({ answer: paidAnswers.answer, expiresAt: paidAnswers.expiresAt })
      .from(paidAnswers)
      .where(
        and(
          eq(paidAnswers.service, service),
          eq(paidAnswers.question, keyOf(question)),
          gt(paidAnswers.expiresAt, now()),
        ),
      );
    const parsed = shape.safeParse(row?.answer);
    if (!row || !parsed.success) return null;
    last.set(question, parsed.data, { ttl: row.expiresAt.getTime() - now().getTime() });
    return parsed.data;
  }

  return {
    find: async (question) => {
      const inMemory = last.get(question);
      if (inMemory) return inMemory;
      // Somebody is typing: the service itself answers sooner than a database that is busy.
      const late = sleep(KEPT_ANSWER_MS, null, { ref: false });
      return Promise.race([read(question), late]).catch(() => null);
    },
    keep: async (question, answer) => {
      last.set(question, answer);
      const expiresAt = new Date(now().getTime() + lifeMs);
      try {
        await db
          .insert(paidAnswers)
          .values({ service, question: keyOf(question), answer, expiresAt })
          .onConflictDoUpdate({
            target: [paidAnswers.service, paidAnswers.question],
            set: { answer: sql`excluded.answer`, expiresAt },
          });
      } catch (err) {
        log.warn({ err, service }, 'an answer was not kept for the other processes');
      }
    },
  };
}
