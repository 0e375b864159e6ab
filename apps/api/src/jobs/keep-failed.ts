import { eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { expireMessages } from './expire-messages.ts';
import { rowOfKey } from './outbox-key.ts';

const MAX_ERROR = 300;

type Failed = {
  key: string;
  topic: string;
  payload: unknown;
  /** When the message becomes useless; after that it is not kept for another attempt. */
  expiresAt: string | undefined;
  err: unknown;
};

/**
 * Keeps a message whose last attempt failed, so that staff see it and may send it again. Its outbox row
 * may be purged by then, and a follow-up message never had a row. In both cases a row is written.
 */
export async function keepFailed(
  ctx: Context,
  { key, topic, payload, expiresAt, err }: Failed,
): Promise<void> {
  if (expiresAt !== undefined) return expireMessages(ctx, [{ key, topic, payload }]);
  const now = ctx.now();
  const failed = { failedAt: now, lastError: errorText(err, payload), queuedAt: now };
  const id = rowOfKey(key);
  const known =
    id === null
      ? []
      : await ctx.db.update(outbox).set(failed).where(eq(outbox.id, id)).returning({ id: outbox.id });
  if (known.length === 0)
    await ctx.db.insert(outbox).values({ topic, payload: recordOf(payload), ...failed });
}

/** The error's text without the address that a mail server repeats in it. */
function errorText(err: unknown, payload: unknown): string {
  const text = err instanceof Error ? err.message : String(err);
  const { to } = recordOf(payload);
  return (typeof to === 'string' && to !== '' ? text.replaceAll(to, maskRecipient(to)) : text).slice(
    0,
    MAX_ERROR,
  );
}

function recordOf(payload: unknown): Record<string, unknown> {
  return typeof payload === 'object' && payload !== null ? { ...payload } : {};
}
