import { useMemo, useRef, useState } from 'react';
import type { OfficeThread } from '@yahont/contracts/office/support.ts';
import { threadNumber } from '@yahont/values/text/called-numbers.ts';
import { phoneText } from '#app/lib/words/phones.ts';
import { Button } from '#app/parts/button.tsx';
import { Note } from '#app/parts/note.tsx';
import { useKeys } from '#app/lib/keys/keys.ts';
import { useDraft } from '#app/lib/look/draft.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import type { useThreadWork } from './use-threads.ts';
import styles from './letters.module.css';

/** The longest answer, characters. */
const LONGEST: typeof import('@yahont/contracts/wire/limits.ts').REPLY_MAX = 2000;

type Props = {
  thread: OfficeThread;
  staffId: number;
  work: ReturnType<typeof useThreadWork>;
  /** The next step of the screen is another one. */
  isQuiet: boolean;
};

/** The answer; what is typed stays in this browser until it is sent. */
export function AnswerForm({ thread, staffId, work: { answer, close }, isQuiet }: Props) {
  const { id, email, phone } = thread;
  const [text, setText] = useDraft(`office-answer:${staffId}:${id}`);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isBusy = answer.isPending || close.isPending;
  useKeys(
    useMemo(() => [{ code: 'KeyR', shown: 'R', does: 'ответить', run: () => field.current?.focus() }], []),
  );
  async function send(isLast: boolean): Promise<void> {
    if (isBusy) return;
    if (text.trim() === '') {
      setFault('Напишите ответ');
      field.current?.focus();
      return;
    }
    try {
      await answer.mutateAsync(text);
      setText('');
      if (isLast) await close.mutateAsync();
      say(isLast ? `Ответили, письмо ${threadNumber(id)} решено` : 'Ответ отправлен');
    } catch (error) {
      setFault(failureText(error));
    }
  }
  return (
    <form
      className={styles.answer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      <div className={styles.way}>
        <label htmlFor="answer">Ответ</label>
        <span>{email === null ? `СМС на ${phoneText(phone)}` : `письмом на ${email}`}</span>
      </div>
      <textarea
        id="answer"
        ref={field}
        rows={3}
        maxLength={LONGEST}
        value={text}
        aria-invalid={fault !== undefined}
        aria-describedby="answer-fault"
        onChange={(event) => {
          setFault(undefined);
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') field.current?.blur();
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send(false);
        }}
      />
      <div id="answer-fault" role="alert">
        {fault !== undefined && <Note tone="bad">{fault}</Note>}
      </div>
      <div className={styles.buttons}>
        <Button
          type="submit"
          look={isQuiet ? 'quiet' : 'main'}
          hotKey="Ctrl Enter"
          isBusy={answer.isPending}
          isOff={close.isPending}
        >
          Ответить
        </Button>
        <Button look="quiet" isOff={isBusy} onClick={() => void send(true)}>
          Ответить и решить
        </Button>
        {text !== '' && <small>черновик сохранён здесь</small>}
      </div>
    </form>
  );
}
