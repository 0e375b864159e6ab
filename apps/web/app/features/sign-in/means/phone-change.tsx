import { Form } from 'react-router';
import type { Security } from '@yahont/contracts/accounts/security.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ChangePhone } from '../change-phone.tsx';
import { Refusal } from '../refusal.tsx';
import { ResendCode, useResends } from '../code/resend-code.tsx';
import { SentCode } from '../code/sent-code.tsx';
import { SmsCodeField } from '../code/sms-code-field.tsx';
import { WaysFields } from '../code/ways-fields.tsx';
import type { MeansResult } from './means-result.ts';
import { ProofPanel } from './proof-panel.tsx';
import { useSending } from './use-sending.ts';
import owned from '#app/ui/parts/owned-rows.module.css';
import styles from './means.module.css';

/** The profile with the change of phone open. */
const ACTION = '/personal/detail/?change=phone';

/** Id of the part of the profile about the phone. */
export const PHONE_ID = 'telefon';

type Props = {
  phone: string;
  security: Security;
  isOpen: boolean;
  result: MeansResult | undefined;
};

/** The phone of the account and how to change it: a proof of identity, the new number, its code. */
export function PhoneChange({ phone, security, isOpen, result }: Props) {
  if (result?.kind === 'phone-saved')
    return (
      <p className={styles.done} role="status">
        <Icon name="check" size={18} />
        <span>
          Теперь вход по&nbsp;номеру {formatPhone(result.phone)}. На&nbsp;остальных устройствах
          мы&nbsp;закрыли вход.
        </span>
      </p>
    );
  if (!isOpen)
    return (
      <A href={`${ACTION}#${PHONE_ID}`} className={owned.link}>
        Сменить телефон
      </A>
    );
  return <Steps phone={phone} security={security} result={result} />;
}

function Steps({ phone, security, result }: Omit<Props, 'isOpen'>) {
  if (result?.kind === 'phone-code') return <NewPhoneCode state={result} />;
  if (result?.kind === 'new-phone') return <NewPhone phone={result.phone} problem={result.problem} />;
  const state =
    result?.kind === 'prove' || result?.kind === 'prove-code'
      ? result
      : ({ kind: 'prove', problem: null } as const);
  if (security.provedUntil !== null && state.kind === 'prove') return <NewPhone phone="" problem={null} />;
  return (
    <ProofPanel
      action={ACTION}
      lead={
        <>
          Сначала подтвердите, что это вы: пришлём код на&nbsp;прежний номер. Если его больше нет, подойдёт
          подтверждённая почта или ключ входа.
        </>
      }
      phone={phone}
      ways={security.ways}
      hasPasskeys={security.passkeys.length > 0}
      state={state}
    />
  );
}

function NewPhone({ phone, problem }: Omit<Extract<MeansResult, { kind: 'new-phone' }>, 'kind'>) {
  const isSending = useSending('ask-phone');
  return (
    <Form method="post" action={ACTION} className={styles.panel} noValidate preventScrollReset>
      <ServerRefusals names={problem?.wrong}>
        <PhoneField label="Новый телефон" required defaultValue={phone} />
      </ServerRefusals>
      <Refusal problem={problem} />
      <div className={styles.choices}>
        <Button type="submit" name="intent" value="ask-phone" isWaiting={isSending} waitingText="Отправляем">
          Получить код
        </Button>
        <A href={`/personal/detail/#${PHONE_ID}`} className={owned.link}>
          Не менять
        </A>
      </div>
    </Form>
  );
}

function NewPhoneCode({ state }: { state: Extract<MeansResult, { kind: 'phone-code' }> }) {
  const resends = useResends(state);
  const isSending = useSending('save-phone');
  const { phone } = state;
  return (
    <div className={styles.panel}>
      <Form method="post" action={ACTION} className={styles.form} noValidate preventScrollReset>
        <p>
          <SentCode way={state.way} ways={state.ways} phone={phone} />
        </p>
        <input type="hidden" name="phone" value={phone} />
        <WaysFields way={state.way} ways={state.ways} />
        <SmsCodeField key={resends} way={state.way} problem={state.problem} isBusy={isSending} />
        <Button type="submit" name="intent" value="save-phone" isWaiting={isSending} waitingText="Проверяем">
          Сменить телефон
        </Button>
        <ChangePhone />
      </Form>
      <Form method="post" action={ACTION} preventScrollReset>
        <input type="hidden" name="intent" value="ask-phone" />
        <input type="hidden" name="phone" value={phone} />
        <WaysFields way={state.way} ways={state.ways} />
        <ResendCode answer={state} resends={resends} />
      </Form>
    </div>
  );
}
