import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { Context } from '#src/platform/context.ts';
import { NoFurtherAttempt, type JobRun } from '#src/platform/jobs.ts';
import type { CodeMessage } from '#src/platform/messages/outbox.ts';
import { MessageRefused } from '#src/platform/message-refused.ts';
import { writeMail, writeSms } from '#src/domains/messages/notifications/index.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { accounts, signInCodes } from '../accounts.tables.ts';
import { hashCode } from './code-hash.ts';
import { ACCOUNT_EVENTS } from '../messages/account-events.ts';

type Deps = Pick<AccountDeps, 'keys' | 'codes' | 'publicUrl'>;
type Message = CodeMessage & Pick<JobRun, 'key' | 'attempt'>;

/** With seconds between attempts, a provider that is down keeps the shopper waiting for less than half a minute. */
const ATTEMPTS_OF_A_WAY = 2;

/**
 * Whether the code can still be entered: once it was used or a newer one was issued, its message would
 * only mislead.
 */
async function isAlive({ db }: Context, { codeId }: Message): Promise<boolean> {
  const [own] = await db.select().from(signInCodes).where(eq(signInCodes.id, codeId));
  if (own === undefined || own.isUsed) return false;
  const { phone, purpose, accountId, isKnownDevice } = own;
  const newer = await db.$count(
    signInCodes,
    and(
      eq(signInCodes.phone, phone),
      eq(signInCodes.purpose, purpose),
      accountId === null ? isNull(signInCodes.accountId) : eq(signInCodes.accountId, accountId),
      // Another person's request for a code does not stop the code of the owner's device.
      eq(signInCodes.isKnownDevice, isKnownDevice),
      gt(signInCodes.id, codeId),
    ),
  );
  return newer === 0;
}

/**
 * Sends a code by the first way that accepts it: after a refusal the next way is used at once, after
 * two other errors in the next attempts. Those errors are thrown, and the queue tries again until the
 * code expires; when every way has refused, it does not.
 */
export async function sendCode(ctx: Context, message: Message, deps: Deps): Promise<void> {
  if (!(await isAlive(ctx, message))) return;
  for (const way of inTurn(message)) {
    try {
      return await SEND[way](ctx, message, deps);
    } catch (err) {
      if (!(err instanceof MessageRefused)) throw err;
      ctx.log.warn({ err, way, key: message.key }, 'a way to send a code was refused');
    }
  }
  throw new NoFurtherAttempt('every way to send the code was refused');
}

/** The ways, starting with the one that is next: each has two attempts, then it moves to the end. */
function inTurn({ ways, attempt }: Message): CodeWay[] {
  const first = Math.floor(attempt / ATTEMPTS_OF_A_WAY) % Math.max(1, ways.length);
  return [...ways.slice(first), ...ways.slice(0, first)];
}

const SEND: Record<CodeWay, (ctx: Context, message: Message, deps: Deps) => Promise<void>> = {
  sms: (_ctx, { to, code, purpose, key }, { codes, publicUrl }) =>
    codes.sms.send({
      to,
      text: writeSms(ACCOUNT_EVENTS['sign-in-code'], { code, purpose, publicUrl }),
      idempotencyKey: key,
    }),
  call: callWithCode,
  mail: mailCode,
};

/** The code of a call is known only after it; until then the stored code is one that nobody received. */
async function callWithCode(
  ctx: Context,
  { to, ip, codeId, purpose }: Message,
  { codes, keys }: Deps,
): Promise<void> {
  const { code } = await codes.calls.call({ to, ip });
  await ctx.db
    .update(signInCodes)
    .set({ codeHash: hashCode(keys.signInCode, { phone: to, purpose, code }) })
    .where(eq(signInCodes.id, codeId));
}

/** To the confirmed address of the phone's account only. */
async function mailCode(
  ctx: Context,
  { to, code, purpose, key }: Message,
  { codes, publicUrl }: Deps,
): Promise<void> {
  const [account] = await ctx.db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.phone, to), isNotNull(accounts.emailVerifiedAt), isNull(accounts.erasedAt)));
  if (!account?.email) throw new MessageRefused('there is no confirmed address');
  const letter = writeMail(ACCOUNT_EVENTS['sign-in-code'], { code, purpose, publicUrl });
  await codes.mail.send({ to: account.email, ...letter, idempotencyKey: key });
}
