import { useMemo } from 'react';
import { Link } from 'react-router';
import type { OfficeThread } from '@yahont/contracts/office/support.ts';
import { threadNumber } from '@yahont/values/text/called-numbers.ts';
import { Button } from '#app/parts/button.tsx';
import { Tag } from '#app/parts/facts/words.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Empty, Failed, Skeleton, Unseen } from '#app/parts/states.tsx';
import { CallFailed } from '#app/lib/calls/call.ts';
import { useKeys } from '#app/lib/keys/keys.ts';
import { useNow } from '#app/lib/look/now.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { AnswerForm } from './answer-form.tsx';
import { BuyerPane } from './buyer-pane.tsx';
import { termOf, TOPIC_WORDS } from './letter-words.ts';
import { Messages } from './messages.tsx';
import { useThread, useThreadWork } from './use-threads.ts';
import styles from './letters.module.css';

type Props = {
  id: number;
  staffId: number;
  lastAt: string | undefined;
  /** The person has taken a call, which comes first. */
  isCalling: boolean;
  /** Address of the list. */
  back: string;
};

/** One letter: what was written, the answer, the buyer beside it. */
export function ThreadPane({ id, staffId, lastAt, isCalling, back }: Props) {
  const thread = useThread(id, lastAt);
  if (thread.data !== undefined) return <Opened thread={thread.data} {...{ staffId, isCalling, back }} />;
  const isMissing = thread.error instanceof CallFailed && thread.error.status === 404;
  return (
    <section className={styles.thread} aria-label={`Письмо ${threadNumber(id)}`}>
      <header className={styles.bar}>
        <Back to={back} />
        <h2>{threadNumber(id)}</h2>
      </header>
      {thread.isPending && <Skeleton rows={6} />}
      {isMissing && (
        <Empty title="Такого письма нет" icon="search">
          <p>Возможно, оно не из ваших магазинов.</p>
        </Empty>
      )}
      {thread.isError && !isMissing && (
        <Failed
          title="Письмо не открылось"
          text={failureText(thread.error)}
          onRetry={() => void thread.refetch()}
        />
      )}
    </section>
  );
}

type OpenedProps = Pick<Props, 'staffId' | 'isCalling' | 'back'> & { thread: OfficeThread };

function Opened({ thread, staffId, isCalling, back }: OpenedProps) {
  const now = useNow(30_000);
  const { id, title, state, topic } = thread;
  const work = useThreadWork(id);
  const term = termOf(thread, now);
  const isClosed = state === 'closed';
  const { mutate: close, isPending } = work.close;
  useKeys(
    useMemo(
      () =>
        isClosed
          ? []
          : [
              {
                code: 'KeyE',
                shown: 'E',
                does: 'решено',
                run: () =>
                  close(undefined, {
                    onSuccess: () => say(`Письмо ${threadNumber(id)} решено`),
                    onError: (error) => say(failureText(error)),
                  }),
              },
            ],
      [id, isClosed, close],
    ),
  );
  return (
    <>
      <section className={styles.thread} aria-label={`Письмо ${threadNumber(id)}`}>
        <header className={styles.bar}>
          <Back to={back} />
          <div>
            <h2>
              {threadNumber(id)} {title}
            </h2>
            <small>
              {TOPIC_WORDS[topic]}
              {term !== null &&
                `, ответить до ${momentText(term.until.toISOString(), now).replace(/\sв\s/, ', ')}`}
              {isClosed && ', решено'}
            </small>
          </div>
          {term !== null && (
            <Tag tone={term.tone === 'late' ? 'late' : 'warn'}>
              {term.tone === 'late' ? `просрочено ${term.text}` : `осталось ${term.text}`}
            </Tag>
          )}
          {!isClosed && (
            <Button
              look="quiet"
              hotKey="E"
              isBusy={isPending}
              onClick={() =>
                close(undefined, {
                  onSuccess: () => say(`Письмо ${threadNumber(id)} решено`),
                  onError: (error) => say(failureText(error)),
                })
              }
            >
              Решено
            </Button>
          )}
        </header>
        <Messages thread={thread} now={now} />
        <AnswerForm key={id} thread={thread} staffId={staffId} work={work} isQuiet={isCalling} />
      </section>
      <BuyerPane thread={thread} now={now} />
    </>
  );
}

function Back({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="arrow-left" />
      <Unseen>К обращениям</Unseen>
    </Link>
  );
}
