import type { AuthAnswer, LeftOut } from '@yahont/contracts/accounts/sign-in.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { toUser } from '../accounts.mapper.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { meetDevice } from '../sessions/meet-device.ts';
import { openSession, type Client, type TokenPair } from '../sessions/session-tokens.ts';
import { warnOwner } from '../sessions/warn-owner.ts';
import type { Account } from '../accounts.tables.ts';
import { deviceTokenOf } from './known-device.ts';

export type Entered = {
  user: AuthAnswer['user'];
  tokens: TokenPair;
  deviceToken: string;
  leftOut: LeftOut;
  /** Sessions that this one replaces. Add them to `endedSessions` after the commit. */
  replaced: string[];
};

/** The signing-in visitor, beside the account itself. */
export type Visit = {
  /** The anonymous visitor whose cart and favourites move to the account. */
  fuserId: string | null;
  client: Client;
};

/**
 * Opens a session of an account in the transaction of its proof, and moves the anonymous visitor's things to it. Writes to the
 * owner when the device is new to the account. Ends the session with which the caller came: its tokens leave the browser now.
 */
export async function enter(
  tx: Db,
  ctx: CallContext,
  { account, fuserId, client }: Visit & { account: Account },
  deps: AccountDeps,
): Promise<Entered> {
  const now = ctx.now();
  const accountId = account.id;
  await deps.welcome(tx, { accountId, now });
  const leftOut =
    fuserId === null ? NOTHING_LEFT_OUT : await deps.joinVisitor(tx, { fuserId, accountId, now });
  const { caller } = ctx;
  const replaced =
    caller.kind === 'account'
      ? await endSessionsOf(tx, { accountId: caller.accountId, now, only: caller.sessionId })
      : [];
  const tokens = await openSession(tx, { accountId, now, keys: deps.keys, client });
  if (await meetDevice(tx, { accountId, device: client.device, now }))
    await warnOwner(tx, {
      event: 'new-device',
      account,
      ...client,
      // A device is new only once, so its name is the key of the message.
      subject: `device-${accountId}:${client.device}`,
      now,
      publicUrl: deps.publicUrl,
    });
  const deviceToken = deviceTokenOf(deps.keys.knownDevice, account.phone);
  return { user: toUser(account, await deps.balance(tx, accountId)), tokens, deviceToken, leftOut, replaced };
}

const NOTHING_LEFT_OUT: LeftOut = { favourites: 0, compared: 0 };

export function toAuthAnswer(
  { user, tokens, deviceToken, leftOut }: Entered,
  redirectUrl: string | null,
): AuthAnswer {
  return {
    user,
    token: tokens.token,
    refreshToken: tokens.refreshToken,
    refreshTokenExpire: tokens.refreshTokenExpiration,
    redirectUrl,
    deviceToken,
    leftOut,
  };
}
