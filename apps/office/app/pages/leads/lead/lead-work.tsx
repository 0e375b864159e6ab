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

type Props = { lead: OfficeLead; staffId: number };

/** What one does with a lead. The sender is answered by phone or mail; here one writes down what was said. */
export function LeadWork({ lead, staffId }: Props) {
  const { state } = lead;
  const deeds = useDeeds(lead, staffId);
  const { text, fault, type, go, write, isOver } = deeds;
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
        onChange={(event) => type(event.target.value)}
      />
      <Deeds lead={lead} staffId={staffId} deeds={deeds} />
    </form>
  );
}

function Deeds({ lead: { state, owner }, staffId, deeds }: Props & { deeds: ReturnType<typeof useDeeds> }) {
  const { mayTake, isOver, isBusy, take, note, move, takeIt, go, write } = deeds;
  const isNew = state === 'new';
  return (
    <div className={styles.buttons}>
      {mayTake && (
        <Button look={isNew ? 'main' : 'quiet'} hotKey="T" isBusy={take.isPending} onClick={takeIt}>
          {owner === null || owner.id === staffId ? 'Взять' : 'Забрать себе'}
        </Button>
      )}
      {(isNew || state === 'taken') && (
        <Button
          type="submit"
          look={isNew ? 'quiet' : 'main'}
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
  );
}

function useDeeds({ id, state, owner }: OfficeLead, staffId: number) {
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
  useTakeKey(mayTake, takeIt);
  const done = (said: string) => ({
    onSuccess: () => {
      setText('');
      say(said);
    },
    onError: (error: unknown) => setFault(refusedText(error)),
  });
  return {
    text,
    fault,
    isOver,
    mayTake,
    isBusy,
    take,
    note,
    move,
    takeIt,
    type: (typed: string): void => {
      setFault(undefined);
      setText(typed);
    },
    go: (to: EndState): void => {
      if (isBusy) return;
      if (text.trim().length < SHORTEST)
        setFault(to === 'spam' ? 'Напишите, почему это спам' : 'Напишите, что ответили или решили');
      else move.mutate({ state: to, reason: text }, done(SAID[to]));
    },
    write: (): void => {
      if (isBusy) return;
      if (text.trim() === '') setFault('Напишите заметку');
      else note.mutate(text, done('Заметка записана: видят только свои'));
    },
  };
}

function useTakeKey(isOn: boolean, run: () => void): void {
  useKeys(
    useMemo(() => (isOn ? [{ code: 'KeyT', shown: 'T', does: 'взять заявку', run }] : []), [isOn, run]),
  );
}

function refusedText(error: unknown): string {
  const moved = refusalOf(moveLead, { 'wrong-state': true }, error);
  if (moved !== null) return `Заявка уже «${STATE_WORDS[moved.facts.state].one.toLowerCase()}»: обновите её`;
  if (refusalOf(takeLead, { 'lead-ended': true }, error) !== null)
    return 'Заявку уже закрыли: взять её нельзя';
  return failureText(error);
}
