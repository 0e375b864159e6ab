import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { LazyProofByPasskey } from '../passkeys/lazy-proof-by-passkey.tsx';
import { Refusal } from '../refusal.tsx';
import { ResendCode, useResends } from '../code/resend-code.tsx';
import { SentCode } from '../code/sent-code.tsx';
import { SmsCodeField } from '../code/sms-code-field.tsx';
import { WaysFields } from '../code/ways-fields.tsx';
import type { MeansResult } from './means-result.ts';
import { useSending } from './use-sending.ts';
import styles from './means.module.css';

type Proof = Extract<MeansResult, { kind: 'prove' | 'prove-code' }>;

type Props = {
  /** Address of the page with the panel open. */
  action: string;
  /** The purpose of the proof: «Чтобы сменить телефон …». */
  lead: ReactNode;
  phone: string;
  ways: readonly CodeWay[];
  hasPasskeys: boolean;
  state: Proof;
  /** Hidden fields that the forms pass on. */
  children?: ReactNode;
};

const ASK: Readonly<Record<CodeWay, string>> = {
  sms: 'Код по\u00A0СМС',
  call: 'Код по\u00A0звонку',
  mail: 'Код на\u00A0почту',
};

/**
 * Proves the owner's identity: by a code to the phone, by a confirmed e-mail address when the phone is lost,
 * or by a passkey.
 */
export function ProofPanel({ action, lead, phone, ways, hasPasskeys, state, children }: Props) {
  if (state.kind === 'prove-code')
    return (
      <ProofCode action={action} phone={phone} state={state}>
        {children}
      </ProofCode>
    );
  return (
    <Form method="post" action={action} className={styles.panel} preventScrollReset>
      <p>{lead}</p>
      <input type="hidden" name="intent" value="ask-proof" />
      {children}
      <div className={styles.choices}>
        {ways.map((way) => (
          <Button key={way} type="submit" variant="ghost" name="way" value={way}>
            {ASK[way]}
          </Button>
        ))}
        {hasPasskeys && <LazyProofByPasskey action={action} />}
      </div>
      <Refusal problem={state.problem} />
    </Form>
  );
}

type CodeProps = Pick<Props, 'action' | 'phone' | 'children'> & {
  state: Extract<Proof, { kind: 'prove-code' }>;
};

function ProofCode({ action, phone, state, children }: CodeProps) {
  const resends = useResends(state);
  const isSending = useSending('prove');
  return (
    <div className={styles.panel}>
      <Form method="post" action={action} className={styles.form} noValidate preventScrollReset>
        <p>
          <SentCode way={state.way} ways={state.ways} phone={phone} />
        </p>
        {children}
        <WaysFields way={state.way} ways={state.ways} />
        <SmsCodeField key={resends} way={state.way} problem={state.problem} isBusy={isSending} />
        <Button type="submit" name="intent" value="prove" isWaiting={isSending} waitingText="Проверяем">
          Подтвердить
        </Button>
      </Form>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value="ask-proof" />
        {children}
        <WaysFields way={state.way} ways={state.ways} />
        <ResendCode answer={state} resends={resends} />
      </Form>
    </div>
  );
}
