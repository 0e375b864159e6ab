import type { Context } from '#src/platform/context.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { rowOfKey } from './outbox-key.ts';
import { markExpired } from './outbox.sql.ts';

/** Whether a message is useless now. */
export function hasExpired({ expiresAt }: { expiresAt?: Date | string | null }, now: Date): boolean {
  return expiresAt !== undefined && expiresAt !== null && new Date(expiresAt) <= now;
}

type Unsent = { key: string; topic: string; payload: unknown };

/**
 * Marks messages as expired: staff see them, and nothing sends them. Their content is removed, because
 * it may be a code, and the recipient is masked.
 */
export async function expireMessages(ctx: Context, messages: readonly Unsent[]): Promise<void> {
  for (const { key, topic } of messages) ctx.log.warn({ key, topic }, 'a message was not sent in time');
  const rows = messages.map(({ key, payload }) => ({ id: rowOfKey(key), to: recipientOf(payload) }));
  const now = ctx.now().toISOString();
  await markExpired(ctx.db, rows, now);
}

function recipientOf(payload: unknown): string {
  const to = typeof payload === 'object' && payload !== null && 'to' in payload ? payload.to : '';
  return typeof to === 'string' ? maskRecipient(to) : '';
}
