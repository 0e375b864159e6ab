import text from '#app/ui/text/text.module.css';
import { signInMessage } from './messages.ts';
import type { SignInProblem } from './sign-in-problem.ts';

const SHOWN_AT_THE_FIELD: ReadonlySet<string> = new Set([
  'validation',
  'code-wrong',
  'code-expired',
  'consent-needed',
]);

/** Why sign-in or registration was refused; field errors are shown at their fields. */
export function Refusal({ problem }: { problem: SignInProblem | null }) {
  if (problem === null || SHOWN_AT_THE_FIELD.has(problem.code)) return null;
  return (
    <p className={text.failure} role="alert">
      {signInMessage(problem)}
    </p>
  );
}
