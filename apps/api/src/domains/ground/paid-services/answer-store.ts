import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
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
  { db, now }: Pick<Context, 'db' | 'now'>,
  { service, shape, lifeMs }: { service: string; shape: z.ZodType<T>; lifeMs: number },
): AnswerStore<T> {
  const last = new LRUCache<string, T>({ max: IN_MEMORY, ttl: lifeMs });
  const keyOf = (question: string): string => createHash('sha256').update(question).digest('hex');
  return {
    find: async (question) => {
      const inMemory = last.get(question);
      if (inMemory) return inMemory;
      const [row] = await db
        .select({ answer: paidAnswers.answer })
        .from(paidAnswers)
        .where(
          and(
            eq(paidAnswers.service, service),
            eq(paidAnswers.question, keyOf(question)),
            gt(paidAnswers.expiresAt, now()),
          ),
        );
      const parsed = shape.safeParse(row?.answer);
      if (!parsed.success) return null;
      last.set(question, parsed.data);
      return parsed.data;
    },
    keep: async (question, answer) => {
      last.set(question, answer);
      const expiresAt = new Date(now().getTime() + lifeMs);
      await db
        .insert(paidAnswers)
        .values({ service, question: keyOf(question), answer, expiresAt })
        .onConflictDoUpdate({
          target: [paidAnswers.service, paidAnswers.question],
          set: { answer: sql`excluded.answer`, expiresAt },
        });
    },
  };
}
