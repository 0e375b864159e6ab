import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { getImportRun as contract } from '@yahont/contracts/office/imports.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { AskApproval } from '#app/blocks/ask-approval/ask-approval.tsx';
import { RecordState, RecordView } from '#app/blocks/record/record-view.tsx';
import { Button } from '#app/parts/button.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Pairs, type Pair } from '#app/parts/facts/pairs.tsx';
import { Note } from '#app/parts/note.tsx';
import { call } from '#app/lib/calls/call.ts';
import { applyImport, dropImport, getImportRun } from '#app/lib/calls/routes/imports.ts';
import { useNow } from '#app/lib/look/now.ts';
import { say } from '#app/lib/look/toast.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { failureText as callFailureText } from '#app/lib/words/failure.ts';
import { momentText } from '#app/lib/words/moments.ts';
import {
  failureText,
  figure,
  guardText,
  isUnderWay,
  KIND_WORDS,
  lastedText,
  ROWS,
  stateOf,
} from './import-words.ts';
import { RunColumns, RunRefusals } from './run-rows.tsx';
import { RUN_LIST_KEY, RUNS_KEY, runKey } from './runs-key.ts';
import styles from './imports.module.css';

/** How often a run under way is looked at, milliseconds. */
const EVERY_MS = 1_000;

type Run = AnswerOf<typeof contract>;
type Props = { id: number; me: Me; back: string; isPage: boolean };

/** One run: how far it is, what it changes, which rows it refused, and the next step. */
export function RunPanel({ id, me, back, isPage }: Props) {
  const now = useNow();
  const cache = useQueryClient();
  const found = useQuery({
    queryKey: runKey(id),
    queryFn: ({ signal }) => call(getImportRun, { params: { id }, query: {} }, { signal }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? EVERY_MS : false),
  });
  const state = found.data?.state;
  // The list beside it is read less often.
  useEffect(() => {
    if (state !== undefined) void cache.invalidateQueries({ queryKey: RUN_LIST_KEY });
  }, [state, cache]);
  if (found.data === undefined)
    return (
      <RecordState query={found} title="Запуск" missing="Такого запуска нет" back={back} isPage={isPage} />
    );
  const run = found.data;
  const { name, shape } = stateOf(run);
  return (
    <RecordView
      title={run.fileName}
      named={`Запуск ${id}`}
      mark={<Mark shape={shape}>{name}</Mark>}
      back={back}
      isPage={isPage}
      foot={run.endedAt === null && <Steps run={run} me={me} />}
    >
      {isUnderWay(run) && <Progress run={run} />}
      {run.failure !== null && <Note tone="bad">{failureText(run.failure)}</Note>}
      {run.guard?.holds === true && run.endedAt === null && run.state !== 'applying' && (
        <Note tone="wait">
          {guardText(run)} Ничего ещё не изменено.{' '}
          {run.approvalId !== null && <Link to={`/approvals/${run.approvalId}`}>Ждёт согласия второго.</Link>}
        </Note>
      )}
      <Pairs pairs={factsOf(run, now)} />
      <RunRefusals run={run} />
      <RunColumns columns={run.columns} />
    </RecordView>
  );
}

function Progress({ run: { state, total, position } }: { run: Run }) {
  const what = state === 'checking' ? 'Проверяем' : 'Записываем';
  return (
    <div className={styles.progress} role="status">
      <span>
        {what}: {figure(position)}
        {total !== null && ` из ${figure(total)}`}
      </span>
      <progress aria-label={what} {...(total === null ? {} : { value: position, max: Math.max(1, total) })} />
    </div>
  );
}

function factsOf(run: Run, now: Date): readonly Pair[] {
  const { kind, total, position, changed, unchanged, refused, repriced, by, door, sha256 } = run;
  const lasted = lastedText(run);
  const willBe = run.state === 'done' || run.state === 'applying' ? 'Изменено' : 'Изменит';
  return [
    { name: 'Что', value: KIND_WORDS[kind].name },
    { name: 'Строк в файле', value: figure(total ?? position) },
    { name: willBe, value: <b>{figure(changed)}</b> },
    { name: 'Без изменений', value: figure(unchanged) },
    { name: 'Отказов', value: figure(refused) },
    ...(repriced === 0 ? [] : [{ name: 'Сменит цену на витрине', value: figure(repriced) }]),
    { name: 'Начат', value: momentText(run.startedAt, now) },
    ...(lasted === null ? [] : [{ name: 'Длился', value: lasted }]),
    { name: 'Принёс', value: by ?? (door === 'command' ? 'команда сервера' : 'программа') },
    { name: 'Хеш файла', value: `${sha256.slice(0, 4)}…${sha256.slice(-4)}` },
  ];
}

/** Write, ask a second person, or leave it. */
function Steps({ run, me }: { run: Run; me: Me }) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const refresh = () => cache.invalidateQueries({ queryKey: RUNS_KEY });
  const params = { id: run.id };
  const applying = useMutation({ mutationFn: () => call(applyImport, { params }), onSettled: refresh });
  const dropping = useMutation({
    mutationFn: () => call(dropImport, { params }),
    onSuccess: () => say('Запуск остановлен'),
    onSettled: refresh,
  });
  const isHeld = run.guard?.holds === true && run.state !== 'applying';
  const failed = applying.error ?? dropping.error;
  return (
    <>
      {failed !== null && (
        <div role="alert" className={styles.alert}>
          <Note tone="bad">{callFailureText(failed)}</Note>
        </div>
      )}
      {run.state === 'checked' && !isHeld && run.changed > 0 && (
        <Button isBusy={applying.isPending} onClick={() => applying.mutate()}>
          Записать {countOf(run.changed, ROWS)}
        </Button>
      )}
      {isHeld && run.approvalId === null && mayAsk(me, 'prices.set-above-limit') && (
        <Button onClick={() => setAsking(true)}>Попросить согласия</Button>
      )}
      <Button look="quiet" isDanger isBusy={dropping.isPending} onClick={() => dropping.mutate()}>
        {run.state === 'applying' ? 'Остановить' : 'Отклонить'}
      </Button>
      {isAsking && (
        <AskApproval
          deed={{ kind: 'import', runId: run.id }}
          what={`Записать файл ${run.fileName}: ${guardText(run)}`}
          onClose={() => setAsking(false)}
          onAsked={() => void refresh()}
        />
      )}
    </>
  );
}
