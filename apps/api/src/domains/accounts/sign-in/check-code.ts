import type { z } from 'zod';
import type { AuthAnswer, CheckCode } from '@yahont/contracts/accounts/sign-in.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { enterWithCode } from './enter-with-code.ts';

/**
 * Signs in with the code from the SMS.
 * @throws `code-wrong` (with `triesLeft`) and `code-expired` at the field `code`, `too-many-tries`
 */
export function checkCode(
  ctx: CallContext,
  { phone, code, fuserId }: z.output<typeof CheckCode> & { fuserId: string | null },
  deps: AccountDeps,
): Promise<AuthAnswer> {
  return enterWithCode(ctx, { phone, code, fuserId, redirectUrl: null }, deps);
}
