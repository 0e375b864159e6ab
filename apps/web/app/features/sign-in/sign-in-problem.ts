import type { CodeLimit } from '@yahont/contracts/accounts/sign-in.ts';

/** Why a step of signing in was refused. */
export type SignInProblem = {
  code: string;
  retryAfter: number;
  /** The code limit that was reached. */
  limit?: CodeLimit;
  /** Attempts left after a wrong code. */
  triesLeft?: number;
  /** Names of invalid fields. */
  wrong: readonly string[];
};
