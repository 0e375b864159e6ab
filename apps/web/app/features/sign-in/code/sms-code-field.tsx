import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import { isSmsCode } from '@yahont/values/form-rules.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { codeReason } from '../messages.ts';
import { Refusal } from '../refusal.tsx';
import type { SignInProblem } from '../sign-in-action.server.ts';

const LABELS: Readonly<Record<CodeWay, string>> = {
  sms: 'Код из СМС',
  call: 'Последние 4 цифры номера',
  mail: 'Код из письма',
};

type Props = { way: CodeWay; problem: SignInProblem | null };

/** The field of a code, with the reason why the last code was refused. */
export function SmsCodeField({ way, problem }: Props) {
  return (
    <>
      <ServerRefusals names={problem?.wrong}>
        <Field
          label={LABELS[way]}
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
