import { leadNumber } from '@yahont/values/text/called-numbers.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './lead-form.module.css';

type Props = { kind: LeadKind; id: number; answerBy: string | null; email: string; again: string };

/** Replaces a form after it was sent: the number of the request, and when and how the shop answers. */
export function LeadDone({ kind, id, answerBy, email, again }: Props) {
  if (kind === 'subscription') return <SubscriptionAsked email={email} />;
  const way = email === '' ? 'позвоним' : `ответим на\u00A0${email}`;
  return (
    <div className={styles.done} role="status">
      <p className={styles.doneTitle}>Заявка №&nbsp;{leadNumber(id)} принята</p>
      <p className={styles.note}>
        До&nbsp;конца дня {answerBy === null ? '' : formatDayMonth(answerBy)} {way}. Если&nbsp;будете звонить
        сами, назовите этот номер. {/* A full load, so that the result of the last message disappears. */}
        <A href={again} data-reload="">
          Написать ещё
        </A>
      </p>
    </div>
  );
}

function SubscriptionAsked({ email }: { email: string }) {
  return (
    <div className={styles.done} role="status">
      <p className={styles.doneTitle}>Проверьте почту</p>
      <p className={styles.note}>
        Отправили ссылку на&nbsp;{email}. Откройте её и&nbsp;нажмите «Подтвердить подписку»: пока адрес
        не&nbsp;подтверждён, писем не&nbsp;будет.
      </p>
    </div>
  );
}
