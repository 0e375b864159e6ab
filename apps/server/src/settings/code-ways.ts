import { CODE_WAYS, type CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { Environment } from './environment.ts';

/** Ways of a code, the first one tried first: those of the settings, all in a demo, otherwise SMS. */
export function codeWays(environment: Environment): readonly CodeWay[] {
  if (environment.SIGN_IN_CODES !== undefined) return environment.SIGN_IN_CODES;
  return environment.DEMO && !environment.SMS_RU_API_ID ? CODE_WAYS : ['sms'];
}
