import type { CodeAnswer } from '../sign-in-action.server.ts';
import type { SignInProblem } from '../sign-in-problem.ts';

/** Where a change of phone or confirmed address is, and what became of sessions and passkeys. */
export type MeansResult =
  /** How to prove that the owner is at work. */
  | { kind: 'prove'; problem: SignInProblem | null }
  | ({ kind: 'prove-code' } & CodeAnswer)
  | { kind: 'proved' }
  | { kind: 'new-phone'; phone: string; problem: SignInProblem | null }
  | ({ kind: 'phone-code'; phone: string } & CodeAnswer)
  | { kind: 'phone-saved'; phone: string }
  | { kind: 'sessions-ended'; text: string }
  | { kind: 'passkeys'; problem: SignInProblem | null; text: string | null };
