import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { codeReason } from '../messages.ts';
import { Refusal } from '../refusal.tsx';
import type { SignInProblem } from '../sign-in-problem.ts';
import { CodeCells } from './code-cells.tsx';

const LABELS: Readonly<Record<CodeWay, string>> = {
  sms: 'Код из СМС',
  call: 'Последние 4 цифры номера',
  mail: 'Код из письма',
};

type Props = {
  way: CodeWay;
  problem: SignInProblem | null;
  /** Whether a request of this step is pending. */
  isBusy: boolean;
};

/** The field of a code, with the reason why the last code was refused. */
export function SmsCodeField({ way, problem, isBusy }: Props) {
  return (
    <>
      <ServerRefusals names={problem?.wrong}>
        <CodeCells label={LABELS[way]} reason={codeReason(problem)} answer={problem} isBusy={isBusy} />
      </ServerRefusals>
      <Refusal problem={problem} />
    </>
  );
}
