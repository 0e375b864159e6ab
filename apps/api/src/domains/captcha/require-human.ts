import { createHash } from 'node:crypto';
import { CAPTCHA_REFUSALS } from '@yahont/contracts/refusals.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import type { Captcha } from './captcha.ts';
import { captchaTokens } from './captcha.tables.ts';

/**
 * Lets a person go on and uses the token up. The provider refuses a second use as well, but when it fails everybody
 * passes it, and then this stands alone. An empty token passes only the stand-in, which serves browsers without
 * JavaScript: there is nothing to use up.
 * @throws `captcha-failed`
 */
export async function requireHuman(
  ctx: CallContext,
  { token, captcha }: { token: string; captcha: Captcha },
): Promise<void> {
  const isHuman = await captcha.isHuman({ token, ip: ctx.ip });
  if (!isHuman || !(await spend(ctx, token))) {
    throw refuse(CAPTCHA_REFUSALS, 'captcha-failed', {}, { field: 'token' });
  }
}

/** False when the token was used before. */
async function spend(ctx: CallContext, token: string): Promise<boolean> {
  if (token === '') return true;
  const rows = await ctx.db
    .insert(captchaTokens)
    .values({ hash: createHash('sha256').update(token).digest('hex'), usedAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ hash: captchaTokens.hash });
  return rows.length > 0;
}
