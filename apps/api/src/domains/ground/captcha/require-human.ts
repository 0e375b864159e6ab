import { createHash } from 'node:crypto';
import { CAPTCHA_REFUSALS } from '@yahont/contracts/wire/refusals.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import type { Captcha } from './captcha.ts';
import { captchaTokens } from './captcha.tables.ts';

/**
 * Checks the token and marks it as used. The provider refuses a second use too, but while it is
 * unavailable everyone passes, and then only this check remains. An empty token passes only the demo
 * captcha, which serves browsers without JavaScript; there is nothing to mark.
 * @throws `captcha-failed`
 */
export async function requireHuman(
  ctx: CallContext,
  { token, captcha }: { token: string; captcha: Captcha },
): Promise<void> {
  const isHuman = await captcha.isHuman({ token, ip: ctx.ip });
  if (!isHuman || !(await markUsed(ctx, token))) {
    throw refuse(CAPTCHA_REFUSALS, 'captcha-failed', {}, { field: 'token' });
  }
}

/** Marks the token as used; false when it was used before. */
async function markUsed(ctx: CallContext, token: string): Promise<boolean> {
  if (token === '') return true;
  const rows = await ctx.db
    .insert(captchaTokens)
    .values({ hash: createHash('sha256').update(token).digest('hex'), usedAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ hash: captchaTokens.hash });
  return rows.length > 0;
}
