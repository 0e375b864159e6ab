import { useCallback, useMemo, useState } from 'react';
import type { OfficeLead } from '@yahont/contracts/office/leads.ts';
import { Button } from '#app/parts/button.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { refusalOf } from '#app/lib/calls/call.ts';
import { moveLead, takeLead } from '#app/lib/calls/routes/leads.ts';
import { useKeys } from '#app/lib/keys/keys.ts';
import { useDraft } from '#app/lib/look/draft.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { STATE_WORDS } from '../lead-words.ts';
import { useLeadWork, type EndState } from './use-lead.ts';
import styles from './lead-panel.module.css';

const SHORTEST = 3;
/** The reason of a state is shorter than a note. */
const LONGEST = 500;

const SAID: Readonly<Record<EndState, string>> = {
  answered: 'Записано: на заявку ответили',
  closed: 'Заявка закрыта',
  spam: 'Заявка ушла в спам: писем отправителю больше не будет',
};

/** What one does with a lead. The sender is answered by phone or mail; here one writes down what was said. */
export function LeadWork({ lead, staffId }: { lead: OfficeLead; staffId: number }) {
  const { id, state, owner } = lead;
  const { take, note, move } = useLeadWork(id);
  const [text, setText] = useDraft(`office-lead:${staffId}:${id}`);
  const [fault, setFault] = useState<string>();
  const isOver = state === 'closed' || state === 'spam';
  const mayTake = !isOver && !(state === 'taken' && owner?.id === staffId);
  const isBusy = take.isPending || note.isPending || move.isPending;
  const { mutate } = take;
  const takeIt = useCallback(
    () =>
      mutate(undefined, {
        onSuccess: () => say('Заявка ваша'),
        onError: (error) => say(refusedText(error)),
      }),
    [mutate],
  );
  useKeys(
    useMemo(
      () => (mayTake ? [{ code: 'KeyT', shown: 'T', does: 'взять заявку', run: takeIt }] : []),
      [mayTake, takeIt],
    ),
  );

  function go(to: EndState): void {
    if (isBusy) return;
    if (text.trim().length < SHORTEST) {
      setFault(to === 'spam' ? 'Напишите, почему это спам' : 'Напишите, что ответили или решили');
      return;
    }
    move.mutate(
      { state: to, reason: text },
      {
        onSuccess: () => {
          setText('');
          say(SAID[to]);
        },
        onError: (error) => setFault(refusedText(error)),
      },
    );
  }
  function write(): void {
    if (isBusy) return;
    if (text.trim() === '') {
      setFault('Напишите заметку');
      return;
    }
    note.mutate(text, {
      onSuccess: () => {
        setText('');
        say('Заметка записана: видят только свои');
      },
      onError: (error) => setFault(refusedText(error)),
    });
  }

  return (
    <form
      className={styles.work}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOver && state !== 'answered') go('answered');
      }}
    >
      <TextArea
        label={isOver ? 'Заметка для своих' : 'Что ответили или решили; отправитель этого не видит'}
        value={text}
        error={fault}
        maxLength={LONGEST}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (isOver) write();
          else go(state === 'answered' ? 'closed' : 'answered');
        }}
        onChange={(event) => {
          setFault(undefined);
          setText(event.target.value);
        }}
      />
      <div className={styles.buttons}>
        {mayTake && (
          <Button
            look={state === 'new' ? 'main' : 'quiet'}
            hotKey="T"
            isBusy={take.isPending}
            onClick={takeIt}
          >
            {owner === null || owner.id === staffId ? 'Взять' : 'Забрать себе'}
          </Button>
        )}
        {(state === 'new' || state === 'taken') && (
          <Button
            type="submit"
            look={state === 'new' ? 'quiet' : 'main'}
            hotKey="Ctrl Enter"
            isBusy={move.isPending}
            isOff={isBusy && !move.isPending}
          >
            Ответили
          </Button>
        )}
        <Button look="quiet" isBusy={note.isPending} onClick={write}>
          Заметка
        </Button>
        {!isOver && (
          <>
            <Button look="quiet" isOff={isBusy} onClick={() => go('closed')}>
              Закрыть
            </Button>
            <Button look="quiet" isDanger isOff={isBusy} onClick={() => go('spam')}>
              Спам
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function refusedText(error: unknown): string {
  const moved = refusalOf(moveLead, { 'wrong-state': true }, error);
  if (moved !== null) return `Заявка уже «${STATE_WORDS[moved.facts.state].one.toLowerCase()}»: обновите её`;
  if (refusalOf(takeLead, { 'lead-ended': true }, error) !== null)
    return 'Заявку уже закрыли: взять её нельзя';
  return failureText(error);
}
