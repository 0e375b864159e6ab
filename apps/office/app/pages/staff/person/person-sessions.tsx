import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import { SessionList } from '#app/blocks/sessions/session-list.tsx';
import { Button, TextButton } from '#app/parts/button.tsx';
import { Skeleton } from '#app/parts/states.tsx';
import { call, CallFailed } from '#app/lib/calls/call.ts';
import { endOneStaffSession, listStaffSessions } from '#app/lib/calls/routes/staff.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { sessionsKey } from './sessions-key.ts';
import styles from './person-parts.module.css';

/** Closing asks nothing; the log wants a reason all the same. */
const REASON = 'Закрыт из карточки сотрудника';

type Props = { person: OfficeStaff; mayEnd: boolean; onEndAll: () => void };

export function PersonSessions({ person, mayEnd, onEndAll }: Props) {
  const cache = useQueryClient();
  const key = sessionsKey(person.id);
  const sessions = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listStaffSessions, { params: { id: person.id } }, { signal }),
  });
  const ending = useMutation({
    mutationFn: (sessionId: string) =>
      call(endOneStaffSession, { params: { id: person.id, sessionId }, body: { reason: REASON } }),
    onError: (error) => say(isGone(error) ? 'Этот вход уже закрыт' : failureText(error)),
    onSuccess: () => say('Вход закрыт'),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
  const others = (sessions.data ?? []).filter(({ isCurrent }) => !isCurrent);
  return (
    <section className={styles.root}>
      <header>
        <h2 data-look="small">Открытые входы</h2>
        {mayEnd && others.length > 1 && (
          <TextButton isDanger onClick={onEndAll}>
            Закрыть все
          </TextButton>
        )}
      </header>
      {sessions.isPending && <Skeleton rows={1} />}
      {sessions.isError && (
        <div className={styles.row} role="alert">
          <p className={styles.error}>{failureText(sessions.error)}</p>
          <Button look="quiet" size="small" onClick={() => void sessions.refetch()}>
            Повторить
          </Button>
        </div>
      )}
      {sessions.isSuccess && (
        <SessionList
          sessions={sessions.data}
          endingId={ending.isPending ? ending.variables : null}
          {...(mayEnd ? { onEnd: ({ id }) => ending.mutate(id) } : {})}
        />
      )}
    </section>
  );
}

const isGone = (error: unknown): boolean => error instanceof CallFailed && error.status === 404;
