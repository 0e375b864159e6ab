import { Form, useNavigation } from 'react-router';
import type { SubscriptionCode, Subscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import type { User } from '@yahont/contracts/accounts/user.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import type { SubscriptionsResult } from './subscriptions-action.server.ts';
import form from '#app/ui/fields/form.module.css';
import styles from './subscriptions-form.module.css';

type Props = {
  subscribes: Subscriptions['subscribes'];
  user: Pick<User, 'email'>;
  result: SubscriptionsResult | undefined;
};

const TEXTS: Readonly<Record<SubscriptionCode, { title: string; note: string }>> = {
  novelties: { title: 'Новинки и коллекции', note: 'Письмо, когда на витринах появляется новое' },
  actions: { title: 'Акции и закрытые продажи', note: 'Письмо до начала, а не когда всё разобрали' },
  guide: { title: 'Ювелирный гид', note: 'Как выбирать камни и ухаживать за украшениями' },
  'actions-sms': { title: 'Акции в СМС', note: 'Короткое сообщение о самом важном' },
};

/** Subjects that the shop may write about. Each box is a separate consent and can be withdrawn at any time. */
export function SubscriptionsForm({ subscribes, user, result }: Props) {
  const isSaving = useNavigation().formData?.get('intent') === 'subscribe';
  const isChosen = ({ code, isActive }: Subscriptions['subscribes'][number]) =>
    result === undefined ? isActive : result.chosen.includes(code);
  return (
    <Form method="post" action="/personal/subscriptions/" className={styles.root}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>О&nbsp;чём вам писать</legend>
        {subscribes.map((subscription) => {
          const { code } = subscription;
          return (
            <Checkbox
              key={code}
              name="subscribes"
              value={code}
              defaultChecked={isChosen(subscription)}
              className={styles.choice}
            >
              <b className={styles.choiceTitle}>{nbsp(TEXTS[code].title)}</b>
              <small className={styles.choiceNote}>{nbsp(TEXTS[code].note)}</small>
            </Checkbox>
          );
        })}
      </fieldset>
      {user.email === null && (
        <p className={styles.note}>
          Писать пока некуда: укажите почту в&nbsp;<A href="/personal/detail/">профиле</A>. СМС придут
          и&nbsp;без&nbsp;неё.
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
