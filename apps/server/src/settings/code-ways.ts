import { CODE_WAYS, type CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { Environment } from './environment.ts';

/**
 * Ways to send a code, in the order in which they are tried: those of the settings, otherwise all in a demo
 * and SMS in a real shop.
 */
export function codeWays(environment: Environment): readonly CodeWay[] {
  if (environment.SIGN_IN_CODES !== undefined) return environment.SIGN_IN_CODES;
  return environment.DEMO && !environment.SMS_RU_API_ID ? CODE_WAYS : ['sms'];
}
