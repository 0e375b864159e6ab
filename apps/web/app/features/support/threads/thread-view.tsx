import { threadNumber } from '@yahont/values/text/called-numbers.ts';
import { Form } from 'react-router';
import type { Thread } from '@yahont/contracts/support/threads.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Bubble } from './bubble.tsx';
import { daysOf } from './message-days.ts';
import { ReplyForm } from './reply-form.tsx';
import type { ReplyResult } from './reply-action.server.ts';
import styles from './thread-view.module.css';

type Props = {
  thread: Thread;
  today: string;
  offsetHours: number;
  result: ReplyResult | undefined;
};

const STATES: Readonly<Record<Thread['state'], string>> = {
  waiting: 'ждёт нашего ответа',
  answered: 'мы ответили',
  closed: 'закрыто',
};

/** One request with all messages of both sides, and a form to reply. */
export function ThreadView({ thread, today, offsetHours, result }: Props) {
  const { id, title, state, messages, quickAnswers } = thread;
  const isClosing = useSentIntent() === 'close';
  return (
    <section className={styles.root} aria-labelledby="thread-title">
      <header className={styles.head}>
        <div>
          <h2 id="thread-title" className={styles.title}>
            {title}
          </h2>
          <p className={styles.about}>{nbsp(`Обращение № ${threadNumber(id)} · ${STATES[state]}`)}</p>
        </div>
        {state !== 'closed' && (
          <Form method="post">
            <Button
              type="submit"
              variant="quiet"
              name="intent"
              value="close"
              isWaiting={isClosing}
              waitingText="Закрываем"
            >
              Закрыть
            </Button>
          </Form>
        )}
      </header>
      <div className={styles.talk}>
        {daysOf(messages, { today, offsetHours }).map(({ date, name, messages: ofDay }) => (
          <div key={date} className={styles.day}>
            <h3 className={styles.date}>{name}</h3>
            {ofDay.map((message) => (
              <Bubble key={message.id} message={message} offsetHours={offsetHours} />
            ))}
          </div>
        ))}
        {quickAnswers.length > 0 && (
          <Form method="post" className={styles.quick} aria-label="Готовые ответы">
            <input type="hidden" name="intent" value="reply" />
            {quickAnswers.map((words) => (
              <Button key={words} type="submit" variant="quiet" name="quick" value={words}>
                {words}
              </Button>
            ))}
          </Form>
        )}
      </div>
      <ReplyForm key={messages.length} isClosed={state === 'closed'} result={result} />
    </section>
  );
}
