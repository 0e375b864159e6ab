import { isSmsCode } from '@yahont/values/form-rules.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { codeReason } from './messages.ts';
import { Refusal } from './refusal.tsx';
import type { SignInProblem } from './sign-in-action.server.ts';

/** The SMS code field, with the reason why the last code was refused. */
export function SmsCodeField({ problem }: { problem: SignInProblem | null }) {
  return (
    <>
      <ServerRefusals names={problem?.wrong}>
        <Field
          label="Код из СМС"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{4}"
          maxLength={4}
          required
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it has come in place of what had the focus, and the code is typed next
          autoFocus
          reason={codeReason(problem)}
          isValid={(value) => value === '' || isSmsCode(value)}
        />
      </ServerRefusals>
      <Refusal problem={problem} />
    </>
  );
}
