import type { z } from 'zod';
import type { AuthAnswer, CheckCode } from '@yahont/contracts/accounts/sign-in.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import type { Visit } from './enter.ts';
import { enterWithCode } from './enter-with-code.ts';

/**
 * Signs in with the code that was sent. A new phone requires consent to the processing of personal
 * data.
 * @throws `code-wrong` (with `triesLeft`) and `code-expired` at the field `code`, `too-many-tries`,
 * `consent-needed`
 */
export function checkCode(
  ctx: CallContext,
  { acceptsPersonalData, ...entry }: z.output<typeof CheckCode> & Visit,
  deps: AccountDeps,
): Promise<AuthAnswer> {
  const consent = { isGiven: acceptsPersonalData, source: 'sign-in' as const };
  return enterWithCode(ctx, { ...entry, consent, redirectUrl: null }, deps);
}
