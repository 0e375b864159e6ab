import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Approval } from '@yahont/contracts/office/approvals.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { Button } from '#app/parts/button.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Note } from '#app/parts/note.tsx';
import { agreeText, deedText } from '#app/lib/approvals/words.ts';
import { call } from '#app/lib/calls/call.ts';
import { decideApproval, questionApproval } from '#app/lib/calls/routes/approvals.ts';
import { useKeys } from '#app/lib/keys/keys.ts';
import { say } from '#app/lib/look/toast.ts';
import { doneText, refusedText } from './said.ts';
import { useDeed } from './use-deed.ts';
import styles from './word-form.module.css';

const WORDS_MIN_LENGTH = 3;
const WORDS_MAX_LENGTH = 500;

type Word = 'yes' | 'no' | 'question';

const MISSING: Readonly<Record<Exclude<Word, 'yes'>, string>> = {
  no: 'Напишите, почему нет: автор прочтёт это вместо ответа',
  question: 'Напишите вопрос, автор ответит в запросе',
};

/** Yes, no with words, or a question back. */
export function DecideForm({ approval }: { approval: Approval }) {
  const { id, askedBy } = approval;
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string>();
  const area = useRef<HTMLDivElement>(null);
  const deed = useDeed(
    (word: Word) =>
      word === 'question'
        ? call(questionApproval, { params: { id }, body: { words } })
        : call(
            decideApproval,
            { params: { id }, body: { isApproved: word === 'yes', words } },
            { about: word === 'yes' ? deedText(approval) : undefined },
          ),
    ({ state }) => {
      setWords('');
      say(doneText(state));
    },
  );
  const { mutate, isPending } = deed;
  const give = useCallback(
    (word: Word): void => {
      if (isPending) return;
      const isShort = cleanTyped(words, { lines: 'many' }).length < WORDS_MIN_LENGTH;
      const missing = word === 'yes' || !isShort ? undefined : MISSING[word];
      setFault(missing);
      if (missing === undefined) mutate(word);
      else area.current?.querySelector('textarea')?.focus();
    },
    [isPending, words, mutate],
  );
  useWordKeys(give);
  return (
    <footer className={styles.root}>
      <div ref={area}>
        <TextArea
          label={`Ответ или вопрос, увидит ${askedBy.name}`}
          placeholder="Для отказа и вопроса обязателен"
          value={words}
          error={fault}
          maxLength={WORDS_MAX_LENGTH}
          onChange={(event) => {
            setWords(event.target.value);
            setFault(undefined);
          }}
        />
      </div>
      {deed.isError && (
        <div role="alert">
          <Note tone="bad">{refusedText(deed.error)}</Note>
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          hotKey="Ctrl Enter"
          isBusy={isPending && deed.variables === 'yes'}
          isOff={isPending}
          onClick={() => give('yes')}
        >
          <Icon name="check-twice" size={16} />
          {agreeText(approval)}
        </Button>
        <Button
          look="quiet"
          isBusy={isPending && deed.variables === 'question'}
          isOff={isPending}
          onClick={() => give('question')}
        >
          Вернуть с вопросом
        </Button>
        <Button
          look="quiet"
          isDanger
          isBusy={isPending && deed.variables === 'no'}
          isOff={isPending}
          onClick={() => give('no')}
        >
          Отказать
        </Button>
      </div>
    </footer>
  );
}

function useWordKeys(give: (word: Word) => void): void {
  // The keys are named once; what they do changes with each letter that is typed.
  const latest = useRef(give);
  useEffect(() => {
    latest.current = give;
  }, [give]);
  useKeys(
    useMemo(
      () => [
        { code: 'Ctrl+Enter', shown: 'Ctrl Enter', does: 'согласовать', run: () => latest.current('yes') },
        { code: 'KeyQ', shown: 'Q', does: 'вернуть с вопросом', run: () => latest.current('question') },
        { code: 'Delete', shown: 'Del', does: 'отказать', run: () => latest.current('no') },
      ],
      [],
    ),
  );
}
