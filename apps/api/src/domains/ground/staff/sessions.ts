import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { audit, type AuditEntry } from '#src/platform/audit/audit.ts';
import type { ActingContext, CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { staffSessions, type SessionStep } from './staff.tables.ts';
import { createStaffToken } from './staff-token.ts';

const MINUTE_MS = 60_000;

/** Without a call for so long a session of a browser ends. */
export const IDLE_MS = 30 * MINUTE_MS;

/** How long sessions last at most. An open one is not longer than a working day. */
export const SESSION_MS: Record<SessionStep, number> = {
  open: 12 * 60 * MINUTE_MS,
  'second-step': 10 * MINUTE_MS,
  enrolment: 60 * MINUTE_MS,
};

/** A person who signs in, and what is known of their browser. */
export type Entering = { staffId: number; name: string; device: string; ip: string };
export type StartedSession = { token: string; sessionId: string; endsAt: Date };

/** Starts a session of a browser; its token is returned once. */
export async function startSession(
  tx: Db,
  now: Date,
  { staffId, step, device, ip }: Omit<Entering, 'name'> & { step: SessionStep },
): Promise<StartedSession> {
  const { token, hash } = createStaffToken(step);
  const sessionId = randomUUID();
  const endsAt = new Date(now.getTime() + SESSION_MS[step]);
  await tx.insert(staffSessions).values({
    id: sessionId,
    staffId,
    tokenHash: hash,
    step,
    createdAt: now,
    lastSeenAt: now,
    // Both steps of the sign-in were just taken.
    provedAt: step === 'open' ? now : null,
    expiresAt: endsAt,
    endsIdle: true,
    device,
    network: networkOf(ip),
  });
  return { token, sessionId, endsAt };
}

/** Ends one session that is still open. @returns whether it was */
export async function endSession(tx: Db, now: Date, sessionId: string): Promise<boolean> {
  const ended = await tx
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(eq(staffSessions.id, sessionId), isNull(staffSessions.endedAt)))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

/** Ends the sessions of a person, those in the middle of a sign-in too. @returns how many of them were open */
export async function endSessionsOf(
  tx: Db,
  now: Date,
  { staffId, except }: { staffId: number; except?: string },
): Promise<number> {
  const ended = await tx
    .update(staffSessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        isNull(staffSessions.endedAt),
        gt(staffSessions.expiresAt, now),
        except === undefined ? undefined : ne(staffSessions.id, except),
      ),
    )
    .returning({ step: staffSessions.step });
  return ended.filter(({ step }) => step === 'open').length;
}

/** Open sessions of a person. */
export function openOnes(staffId: number, now: Date) {
  const { lastSeenAt, createdAt, endsIdle } = staffSessions;
  const idleSince = new Date(now.getTime() - IDLE_MS);
  return and(
    eq(staffSessions.staffId, staffId),
    eq(staffSessions.step, 'open'),
    isNull(staffSessions.endedAt),
    gt(staffSessions.expiresAt, now),
    or(eq(endsIdle, false), gt(sql`coalesce(${lastSeenAt}, ${createdAt})`, idleSince.toISOString())),
  );
}

type Signing = Pick<CallContext, 'ip' | 'requestId' | 'now'>;

/** Writes down what a person does who has no open session yet, in their name. */
export async function auditEntering(
  tx: Db,
  { ip, requestId, now }: Signing,
  { staffId, name, sessionId }: { staffId: number; name: string; sessionId: string },
  ...entries: readonly AuditEntry[]
): Promise<void> {
  const caller: ActingContext['caller'] = {
    kind: 'staff',
    staffId,
    name,
    sessionId,
    roles: [],
    permissions: new Set(),
    storeIds: [],
    sessionEndsAt: now(),
    provedAt: null,
  };
  await audit(tx, { caller, ip, requestId, now }, ...entries);
}
