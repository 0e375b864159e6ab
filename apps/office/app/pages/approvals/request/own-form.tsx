import { useState } from 'react';
import type { Approval } from '@yahont/contracts/office/approvals.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { Button } from '#app/parts/button.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call } from '#app/lib/calls/call.ts';
import { answerApproval, withdrawApproval } from '#app/lib/calls/routes/approvals.ts';
import { say } from '#app/lib/look/toast.ts';
import { doneText, refusedText } from './said.ts';
import { useDeed } from './use-deed.ts';
import styles from './word-form.module.css';

const WORDS_MIN_LENGTH = 3;
const WORDS_MAX_LENGTH = 500;

/** What one may do with one's own request: answer a question, or take it back. */
export function OwnForm({ approval: { id, state } }: { approval: Approval }) {
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string>();
  const deed = useDeed(
    (verb: 'answer' | 'withdraw') =>
      verb === 'answer'
        ? call(answerApproval, { params: { id }, body: { words } })
        : call(withdrawApproval, { params: { id } }),
    (approval) => {
      setWords('');
      say(doneText(approval.state));
    },
  );
  function answer(): void {
    const isShort = cleanTyped(words, { lines: 'many' }).length < WORDS_MIN_LENGTH;
    setFault(isShort ? 'Напишите ответ на вопрос' : undefined);
    if (!isShort && !deed.isPending) deed.mutate('answer');
  }
  return (
    <footer className={styles.root}>
      {state === 'question' && (
        <TextArea
          label="Ответ на вопрос"
          value={words}
          error={fault}
          maxLength={WORDS_MAX_LENGTH}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {deed.isError && (
        <div role="alert">
          <Note tone="bad">{refusedText(deed.error)}</Note>
        </div>
      )}
      <div className={styles.buttons}>
        {state === 'question' && (
          <Button
            isBusy={deed.isPending && deed.variables === 'answer'}
            isOff={deed.isPending}
            onClick={answer}
          >
            Ответить
          </Button>
        )}
        <Button
          look="quiet"
          isBusy={deed.isPending && deed.variables === 'withdraw'}
          isOff={deed.isPending}
          onClick={() => deed.mutate('withdraw')}
        >
          Отозвать запрос
        </Button>
        <p className={styles.hint}>Свой запрос решает кто-то другой.</p>
      </div>
    </footer>
  );
}
