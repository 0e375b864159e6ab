import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { CODE_REFUSALS, type RequestCode, type SignInCodeSent } from '@yahont/contracts/accounts/sign-in.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { requireHuman } from '#src/domains/ground/captcha/index.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { provesPhone } from './code-senders.ts';
import { issueCode } from './issue-code.ts';
import { isKnownDevice } from './known-device.ts';

/**
 * Sends a sign-in code. The answer is the same whether or not the phone has an account.
 * @throws `sms-missing`, `captcha-missing`, `captcha-failed`, `too-many-codes` with `context.retryAfter`
 */
export async function requestCode(
  ctx: CallContext,
  { phone, token, way, deviceToken }: z.output<typeof RequestCode> & { deviceToken: string },
  deps: Pick<AccountDeps, 'captcha' | 'keys' | 'codes'>,
): Promise<SignInCodeSent> {
  if (!deps.codes.ways.some(provesPhone)) throw refuse(CODE_REFUSALS, 'sms-missing', {});
  await requireHuman(ctx, { token, captcha: deps.captcha });
  const isUnguarded = deps.captcha.isAway?.();
  const ticket = randomBytes(16).toString('hex');
  const order = {
    phone,
    purpose: 'sign-in' as const,
    accountId: null,
    way,
    isUnguarded,
    ticket,
    isKnownDevice: isKnownDevice(deps.keys.knownDevice, { phone, token: deviceToken }),
  };
  return { ...(await issueCode(ctx, order, deps)), ticket };
}
