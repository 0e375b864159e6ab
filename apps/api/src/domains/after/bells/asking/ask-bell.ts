import { and, eq, isNull } from 'drizzle-orm';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { askBell as contract, type AskedBell } from '@yahont/contracts/bells/bells.ts';
import { hasBrowsers } from '#src/domains/messages/notifications/index.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import type { BellDeps } from '../bells.deps.ts';
import { checkWanted } from './check-wanted.ts';
import { countUse, requireRoom } from './limits.ts';
import { toAsked, writeBell } from './write-bell.ts';

type Body = BodyOf<typeof contract>;

/**
 * A bell of an account waits at once. Throws what `checkWanted`, `countUse` and `requireRoom` throw, `no-channel`,
 * and `channel-missing` for a way by which the account cannot be reached.
 */
export async function askBell(
  ctx: AccountContext,
  deps: Pick<BellDeps, 'catalogue' | 'stores'>,
  { channels, atMost = null, isCityOnly = false, ...body }: Body,
): Promise<AskedBell> {
  const { accountId } = ctx.caller;
  const wanted = { ...body, atMost, isCityOnly };
  const skus = checkWanted(ctx, deps, wanted);
  return ctx.db.transaction(async (tx) => {
    // Networks before the person, as everywhere: a fixed order prevents deadlocks.
    await countUse(tx, ctx);
    await lockName(tx, `bells:${accountId}`);
    await requireChannels(tx, accountId, channels);
    await requireRoom(tx, { accountId }, wanted);
    const { mail, sms, push } = channels;
    const by = { byMail: mail, bySms: sms, byPush: push };
    return toAsked(
      await writeBell(tx, ctx, { ...wanted, ...by, skus, accountId, email: null, state: 'waiting' }),
    );
  });
}

async function requireChannels(
  tx: Db,
  accountId: number,
  { mail, sms, push }: Body['channels'],
): Promise<void> {
  if (!mail && !sms && !push) throw refuse(contract.refusals, 'no-channel', {}, { field: 'channels' });
  const missing = async (): Promise<'mail' | 'push' | null> => {
    if (mail && !(await hasProvedAddress(tx, accountId))) return 'mail';
    return push && !(await hasBrowsers(tx, accountId)) ? 'push' : null;
  };
  const channel = await missing();
  if (channel !== null)
    throw refuse(contract.refusals, 'channel-missing', { channel }, { field: `channels.${channel}` });
}

/** Anybody can type any address into a profile, so only a proved one is written to. */
async function hasProvedAddress(tx: Db, accountId: number): Promise<boolean> {
  const [row] = await tx
    .select({ email: accounts.email, verifiedAt: accounts.emailVerifiedAt })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt)));
  return row !== undefined && row.email !== null && row.verifiedAt !== null;
}
