import { Form, useNavigation } from 'react-router';
import type { Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import type { UnsubscribeState } from '@yahont/contracts/accounts/unsubscribe.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './unsubscribe-panel.module.css';

type Props = { state: UnsubscribeState };

const ABOUT: Readonly<Record<Topic, string>> = {
  novelties: 'о\u00A0новинках и\u00A0коллекциях',
  actions: 'об\u00A0акциях и\u00A0закрытых продажах',
  guide: 'ювелирного гида',
};

/** Ends the letters of a topic without signing in. */
export function UnsubscribePanel({ state: { topic, isSubscribed } }: Props) {
  const isSending = useNavigation().formMethod === 'POST';
  if (!isSubscribed)
    return (
      <div className={styles.root}>
        <h1 className={styles.title}>Вы отписались</h1>
        <p className={styles.note} role="status">
          Писем {ABOUT[topic]} больше не&nbsp;будет. О&nbsp;заказах пишем по-прежнему. Передумаете&nbsp;—
          отметьте их в&nbsp;личном кабинете.
        </p>
        <ButtonLink href="/">На главную</ButtonLink>
      </div>
    );
  return (
    <Form method="post" className={styles.root}>
      <h1 className={styles.title}>Отписаться от&nbsp;писем?</h1>
      <p className={styles.note}>Больше не&nbsp;будем присылать письма {ABOUT[topic]}.</p>
      <Button type="submit" size="big" isWaiting={isSending}>
        Отписаться
      </Button>
    </Form>
  );
}
