import { createHash, createHmac, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { staffInvitations, type InvitationKind } from './keys.tables.ts';
import type { SignInKeys } from './staff.deps.ts';

/** How long a link works. */
export const INVITATION_MS = 48 * 60 * 60_000;

/** Marks tokens of invitations, so that people and secret scanners recognise them. */
const PREFIX = 'ysi_';

/**
 * The token of an invitation: only this shop can make it from the id, so the letter needs no token at rest.
 */
export function tokenOf({ staffInvitation }: Pick<SignInKeys, 'staffInvitation'>, id: string): string {
  return PREFIX + createHmac('sha256', staffInvitation).update(id).digest('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The page that a link opens; what follows `#` reaches no server and no log. */
export function linkOf(publicUrl: string, token: string): string {
  return `${publicUrl}/office/invitation#${token}`;
}

type Made = { staffId: number; kind: InvitationKind; now: Date };

/** Makes a link for a person; an earlier one ends. */
export async function writeInvitation(
  tx: Db,
  keys: SignInKeys,
  { staffId, kind, now }: Made,
): Promise<{ id: string; endsAt: Date; token: string }> {
  const id = randomUUID();
  const endsAt = new Date(now.getTime() + INVITATION_MS);
  const token = tokenOf(keys, id);
  await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId));
  await tx
    .insert(staffInvitations)
    .values({ id, staffId, kind, tokenHash: hashOf(token), createdAt: now, endsAt });
  return { id, endsAt, token };
}

/** The same with a letter. */
export async function sendInvitation(tx: Db, keys: SignInKeys, made: Made): Promise<{ endsAt: Date }> {
  const { id, endsAt } = await writeInvitation(tx, keys, made);
  await enqueue(tx, { topic: 'send-invitation', payload: { invitationId: id }, expiresAt: endsAt });
  return { endsAt };
}

/** The invitation of a token, while it works. */
export async function findInvitation(db: Db, { token, now }: { token: string; now: Date }) {
  const [found] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, hashOf(token)), gt(staffInvitations.endsAt, now)));
  return found;
}
