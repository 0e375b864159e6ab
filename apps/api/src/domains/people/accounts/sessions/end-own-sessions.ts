import type { AccountContext } from '#src/platform/context.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { endSessionsOf } from './end-sessions-of.ts';

/**
 * Ends one session of the caller, or all except the caller's own. Their access tokens end at once.
 * @returns how many were open
 */
export async function endOwnSessions(
  { db, caller: { accountId, sessionId }, now }: AccountContext,
  { only }: { only?: string },
  { endedSessions }: Pick<AccountDeps, 'endedSessions'>,
): Promise<number> {
  const which = only === undefined ? { except: sessionId } : { only };
  const ended = await db.transaction((tx) => endSessionsOf(tx, { accountId, now: now(), ...which }));
  endedSessions.add(ended);
  return ended.length;
}
