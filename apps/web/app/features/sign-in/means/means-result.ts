import type { CodeAnswer } from '../sign-in-action.server.ts';
import type { SignInProblem } from '../sign-in-problem.ts';

/** State of a change of phone or confirmed address, and what happened to sessions and passkeys. */
export type MeansResult =
  /** How to prove the owner's identity. */
  | { kind: 'prove'; problem: SignInProblem | null }
  | ({ kind: 'prove-code' } & CodeAnswer)
  | { kind: 'proved' }
  | { kind: 'new-phone'; phone: string; problem: SignInProblem | null }
  | ({ kind: 'phone-code'; phone: string } & CodeAnswer)
  | { kind: 'phone-saved'; phone: string }
  | { kind: 'sessions-ended'; text: string }
  | { kind: 'passkeys'; problem: SignInProblem | null; text: string | null };
