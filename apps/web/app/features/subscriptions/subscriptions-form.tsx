import { Form } from 'react-router';
import { subscriptionOf } from '@yahont/contracts/accounts/subscription-parts.ts';
import { uncapitalise } from '@yahont/values/text/typography.ts';
import type { SubscriptionCode, Subscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import type { User } from '@yahont/contracts/accounts/user.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { ChoiceCell } from './choice-cell.tsx';
import { CHANNELS, ROWS } from './subscription-words.ts';
import type { SubscriptionsResult } from './subscriptions-action.server.ts';
import text from '#app/ui/text/text.module.css';
import form from '#app/ui/fields/form.module.css';
import styles from './subscriptions-form.module.css';

type Props = {
  subscribes: Subscriptions['subscribes'];
  user: Pick<User, 'email' | 'isEmailVerified'>;
  /** Whether the shop sends notices to browsers. */
  hasPush: boolean;
  result: SubscriptionsResult | undefined;
};

/** Topics by channels. Each box is a separate consent and can be withdrawn at any time. */
export function SubscriptionsForm({ subscribes, user, hasPush, result }: Props) {
  const isSaving = useSentIntent() === 'subscribe';
  const active = new Set(subscribes.filter(({ isActive }) => isActive).map(({ code }) => code));
  const isChosen = (code: SubscriptionCode) => result?.chosen?.includes(code) ?? active.has(code);
  const channels = CHANNELS.filter(({ channel }) => channel !== 'push' || hasPush);
  return (
    <Form method="post" action="/personal/subscriptions/" className={styles.root}>
      <table className={styles.table}>
        <caption className={styles.caption}>О&nbsp;чём вам писать</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.channel}>
              <span className={text.hidden}>Тема</span>
            </th>
            {channels.map(({ channel, name }) => (
              <th key={channel} scope="col" className={styles.channel}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {/* The saved choice replaces the ticks; the pressed button keeps the focus. */}
        <tbody key={[...active].join(' ')}>
          {ROWS.map(({ topic, title, note }) => (
            <tr key={topic} className={styles.row}>
              <th scope="row" className={styles.topic}>
                <b className={styles.title}>{title}</b>
                <small className={styles.note}>{note}</small>
              </th>
              {channels.map(({ channel, name }) => {
                const code = subscriptionOf(topic, channel);
                return (
                  <td key={channel} className={styles.cell}>
                    {code !== undefined && (
                      <ChoiceCell
                        code={code}
                        label={`${title}: ${uncapitalise(name)}`}
                        isChosen={isChosen(code)}
                      />
                    )}
                    {topic === 'orders' && code === undefined && (
                      <span className={styles.always}>всегда</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        С&nbsp;девяти вечера до&nbsp;девяти утра по&nbsp;вашему городу молчим. Сразу приходят только коды,
        ответы на&nbsp;ваши действия и&nbsp;сообщение о&nbsp;курьере.
      </p>
      <p className={styles.note}>
        Каждая отметка&nbsp;— отдельное <A href="/politika/rassylka/">согласие на&nbsp;рассылку</A>.
      </p>
      {user.email === null && (
        <p className={styles.note}>
          Писать пока некуда: укажите почту в&nbsp;<A href="/personal/detail/">профиле</A>. СМС придут
          и&nbsp;без&nbsp;неё.
        </p>
      )}
      {user.email !== null && !user.isEmailVerified && (
        <p className={styles.note}>
          Подтвердите почту в&nbsp;<A href="/personal/detail/">профиле</A>: до&nbsp;этого писем не&nbsp;будет.
        </p>
      )}
      <div className={form.end}>
        <Button type="submit" name="intent" value="subscribe" isWaiting={isSaving} waitingText="Сохраняем">
          Сохранить
        </Button>
        <FormStatus
          done={result?.ok === true && !isSaving ? 'Сохранили' : null}
          failure={
            result?.ok === false && !isSaving
              ? 'Не получилось сохранить. Попробуйте ещё раз через минуту.'
              : null
          }
        />
      </div>
    </Form>
  );
}
