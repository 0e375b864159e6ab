import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import {
  BADGE_TEXT_MAX_LENGTH,
  CALLER_PHONE_MAX_LENGTH,
  isBadgeText,
  isCallerPhone,
} from '@yahont/values/contacts/caller.ts';
import { PHONE_PLACEHOLDER } from '@yahont/values/phone.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { CallerIntent } from './caller-values.ts';
import { callerRefusal } from './caller-words.ts';
import type { CallerResult } from './check-caller.server.ts';
import styles from './caller-check.module.css';

const ID = 'proverka';

type Props = {
  /** The page whose action handles the form. */
  action: string;
  /** Answer to a form sent without JavaScript. */
  result: CallerResult | undefined;
};

/** Checks whether a caller's number is ours, and whether the owner of a badge works here. */
export function CallerCheck({ action, result }: Props) {
  const place = `${action}#${ID}`;
  return (
    <section id={ID} className={styles.root} aria-label="Проверить звонок или сотрудника">
      <CheckForm intent="check-phone" title="Вам позвонили" action={place} result={result}>
        {(typed) => (
          <Field
            label="Номер, с которого звонили"
            name="caller"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder={PHONE_PLACEHOLDER}
            defaultValue={typed}
            maxLength={CALLER_PHONE_MAX_LENGTH}
            isValid={isCallerPhone}
            reason={nbsp('Впишите номер целиком: +7 и десять цифр')}
            required
          />
        )}
      </CheckForm>
      <CheckForm intent="check-badge" title="Сотрудник перед вами" action={place} result={result}>
        {(typed) => (
          <Field
            label="Номер бейджа или имя и фамилия"
            name="badge"
            autoComplete="off"
            placeholder="000 000"
            defaultValue={typed}
            maxLength={BADGE_TEXT_MAX_LENGTH}
            isValid={isBadgeText}
            reason={nbsp('Впишите шесть цифр бейджа или имя и фамилию')}
            required
          />
        )}
      </CheckForm>
    </section>
  );
}

/** Text that is true for any answer; shown where the answer will appear. */
const BEFORE: Readonly<Record<CallerIntent, string>> = {
  'check-phone':
    'Код из\u00A0сообщения нужен только вам. Сотрудник не\u00A0вправе просить его вслух, как и\u00A0данные карты: если просят, положите трубку.',
  'check-badge':
    'На\u00A0бейдже шесть цифр, имя и\u00A0место работы. Попросите его показать: курьер и\u00A0консультант носят бейдж с\u00A0собой.',
};

type FormProps = Props & {
  intent: CallerIntent;
  title: string;
  /** The field, given the text that was typed into a form without JavaScript. */
  children: (typed: string | undefined) => ReactNode;
};

function CheckForm({ intent, title, action, result, children }: FormProps) {
  const fetcher = useFetcher<CallerResult>({ key: intent });
  const sent = fetcher.data ?? (result?.intent === intent ? result : undefined);
  const isSending = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" action={action} className={styles.form} noValidate>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.row}>
        <ServerRefusals names={sent?.isWrong ? [intent === 'check-phone' ? 'caller' : 'badge'] : []}>
          {children(sent?.typed)}
        </ServerRefusals>
        <Button
          variant="ghost"
          type="submit"
          name="intent"
          value={intent}
          className={styles.ask}
          isWaiting={isSending}
        >
          Проверить
        </Button>
      </div>
      <div role="status">{!isSending && sent && <Answer result={sent} />}</div>
      {(isSending || !sent || sent.isWrong) && (
        <div className={styles.callout}>
          <Icon name="lock" size={24} className={styles.before} />
          <p className={styles.words}>{BEFORE[intent]}</p>
        </div>
      )}
    </fetcher.Form>
  );
}

function Answer({ result: { answer, refusal } }: { result: CallerResult }) {
  if (refusal !== null)
    return (
      <p className={styles.words}>
        <PhoneLinks text={callerRefusal(refusal)} />
      </p>
    );
  if (answer === null) return null;
  return (
    <div className={styles.callout} data-ours={answer.isOurs || undefined}>
      <Icon name={answer.isOurs ? 'check' : 'alert'} size={24} className={styles.mark} />
      <div className={styles.words}>
        <b className={styles.fact}>{answer.title}</b>
        <p>
          <PhoneLinks text={answer.advice} />
        </p>
      </div>
    </div>
  );
}
