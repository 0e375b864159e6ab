import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { CODE_REFUSALS } from '@yahont/contracts/accounts/sign-in.ts';
import type { RequestCode } from '@yahont/contracts/accounts/sign-in.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { requireHuman } from '#src/domains/captcha/index.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { signInCodes } from '../accounts.tables.ts';
import { hashCode } from './code-hash.ts';
import { checkCodeLimits, RESEND_SECONDS } from './code-limits.ts';

const CODE_LENGTH = 4;
const CODE_LIFE_MS = 5 * 60_000;
const TRIES = 5;

/**
 * Sends a sign-in code by SMS. The answer is the same whether or not the phone has an account.
 * @throws `sms-missing`, `captcha-missing`, `captcha-failed`, `too-many-codes` with `context.retryAfter`
 */
export async function requestCode(
  ctx: CallContext,
  { phone, token }: z.output<typeof RequestCode>,
  { captcha, keys, sendsSms }: Pick<AccountDeps, 'captcha' | 'keys' | 'sendsSms'>,
): Promise<{ success: true; retryAfter: number; codeLength: number }> {
  if (!sendsSms) throw refuse(CODE_REFUSALS, 'sms-missing', {});
  await requireHuman(ctx, { token, captcha });
  const now = ctx.now();
  const network = networkOf(ctx.ip);
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  await ctx.db.transaction(async (tx) => {
    await checkCodeLimits(tx, { phone, network, now });
    await tx.insert(signInCodes).values({
      phone,
      codeHash: hashCode(keys.signInCode, { phone, code }),
      ip: network,
      triesLeft: TRIES,
      createdAt: now,
      expiresAt,
    });
    await enqueue(tx, {
      topic: 'send-sms',
      payload: {
        to: phone,
        text: `Яхонт: код ${code}. Никому его не сообщайте.`,
        until: expiresAt.toISOString(),
      },
    });
  });
  return { success: true, retryAfter: RESEND_SECONDS, codeLength: CODE_LENGTH };
}
