import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { Context } from '#src/platform/context.ts';
import { writeMail, writeSms } from '#src/domains/notifications/index.ts';
import type { CodeMessage } from '#src/platform/messages/outbox.ts';
import { ProviderRefusal } from '#src/platform/provider-refusal.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { accounts, signInCodes } from '../accounts.tables.ts';
import { hashCode } from './code-hash.ts';

type Deps = Pick<AccountDeps, 'keys' | 'codes' | 'publicUrl'>;
type Message = CodeMessage & { key: string };

/**
 * Sends a code by the first way that takes it: after a refusal the next way is used at once. Other faults are thrown, and
 * the queue tries again until the code expires.
 */
export async function sendCode(ctx: Context, message: Message, deps: Deps): Promise<void> {
  const [way, ...others] = message.ways;
  if (way === undefined) throw new ProviderRefusal('every way to send the code was refused');
  try {
    await SEND[way](ctx, message, deps);
  } catch (err) {
    if (!(err instanceof ProviderRefusal)) throw err;
    ctx.log.warn({ err, way, key: message.key }, 'a way to send a code was refused');
    await sendCode(ctx, { ...message, ways: others }, deps);
  }
}

const SEND: Record<CodeWay, (ctx: Context, message: Message, deps: Deps) => Promise<void>> = {
  sms: (_ctx, { to, code, purpose, key }, { codes, publicUrl }) =>
    codes.sms.send({
      to,
      text: writeSms('sign-in-code', { code, purpose, publicUrl }),
      idempotencyKey: key,
    }),
  call: callWithCode,
  mail: mailCode,
};

/** The code of a call is known only after it; until then the stored code is one that nobody was sent. */
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
  if (!account?.email) throw new ProviderRefusal('there is no confirmed address');
  const letter = writeMail('sign-in-code', { code, purpose, publicUrl });
  await codes.mail.send({ to: account.email, ...letter, idempotencyKey: key });
}
