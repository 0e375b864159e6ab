import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { purgeCaptchaTokens } from './purge-captcha-tokens.ts';

/** Captcha tokens that were used. */
export function captchaModule({ context }: { context: Context }) {
  return {
    name: 'captcha',
    schedules: [{ name: 'purge-captcha-tokens', cron: '47 * * * *', run: () => purgeCaptchaTokens(context) }],
  } satisfies DomainModule;
}
