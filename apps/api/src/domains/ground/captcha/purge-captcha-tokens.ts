import { lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { captchaTokens } from './captcha.tables.ts';

/** A token is valid for five minutes at its provider; a day is longer than any clock error. */
const RETENTION_MS = 86_400_000;

/** Deletes used tokens that no provider would accept any more. */
export async function purgeCaptchaTokens(ctx: Context): Promise<void> {
  await ctx.db
    .delete(captchaTokens)
    .where(lt(captchaTokens.usedAt, new Date(ctx.now().getTime() - RETENTION_MS)));
}
