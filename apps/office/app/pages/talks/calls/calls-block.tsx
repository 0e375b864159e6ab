import { useMemo } from 'react';
import type { OfficeCall } from '@yahont/contracts/office/calls.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Failed } from '#app/parts/states.tsx';
import { useKeys } from '#app/lib/keys/keys.ts';
import { useServerNow } from '#app/lib/look/server-clock.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { AgainCalls, WaitingCalls } from './call-list.tsx';
import { isAgain } from './call-words.ts';
import { DoneCalls } from './done-calls.tsx';
import { OwnCall } from './own-call.tsx';
import { useCallWork, type useCalls } from './use-calls.ts';
import styles from './calls.module.css';

type Calls = ReturnType<typeof useCalls>;
type Data = NonNullable<Calls['data']>;

/** Calls above the letters: one's own, those that ring, those to be made again. */
export function CallsBlock({ calls, me }: { calls: Calls; me: Me }) {
  if (calls.data !== undefined) return <Shown data={calls.data} me={me} />;
  if (calls.isError)
    return (
      <Failed
        title="Звонки не открылись"
        text={failureText(calls.error)}
        onRetry={() => void calls.refetch()}
      />
    );
  return <div className={styles.place} aria-busy="true" />;
}

function Shown({ data: { items, clock, line }, me }: { data: Data; me: Me }) {
  const now = useServerNow(clock);
  const work = useCallWork();
  const own = items.find(({ state, takenBy }) => state === 'taken' && takenBy?.id === me.id);
  const others = items.filter((call) => call !== own);
  const rings = others.filter((call) => !isAgain(call));
  const again = others.filter(isAgain);
  const next = rings.find(isWaiting) ?? again.find(isWaiting);
  const { mutate: take, isPending, variables } = work.take;
  const nextId = own === undefined ? next?.id : undefined;
  useTakeKey(nextId, take);
  const taking = {
    now,
    takingId: isPending ? variables : null,
    isBusy: own !== undefined,
    onTake: (id: number) => take(id),
  };
  return (
    <>
      {own !== undefined && <OwnCall key={own.id} call={own} now={now} work={work} />}
      <section aria-label="Ждут звонка">
        <h2 className={styles.head}>
          Ждут звонка <Count value={rings.filter(isWaiting).length} isHot />
        </h2>
        {rings.length === 0 ? (
          <p className={styles.none}>{quietText(line)}</p>
        ) : (
          <WaitingCalls calls={rings} {...taking} />
        )}
      </section>
      {again.length > 0 && (
        <section aria-label="Перезвонить">
          <h2 className={styles.head}>
            Перезвонить <Count value={again.filter(isWaiting).length} />
          </h2>
          <AgainCalls calls={again} {...taking} />
        </section>
      )}
      <DoneCalls />
    </>
  );
}

/** T takes the most urgent call. */
function useTakeKey(id: number | undefined, take: (id: number) => void): void {
  useKeys(
    useMemo(
      () =>
        id === undefined ? [] : [{ code: 'KeyT', shown: 'T', does: 'взять звонок', run: () => take(id) }],
      [id, take],
    ),
  );
}

const isWaiting = ({ state }: OfficeCall): boolean => state === 'waiting';

function Count({ value, isHot = false }: { value: number; isHot?: boolean }) {
  return value > 0 && <small data-hot={isHot || undefined}>{value}</small>;
}

function quietText({ isOn, people }: Data['line']): string {
  if (isOn) return 'Никто не ждёт. Новый звонок появится здесь сам.';
  if (people.length > 0) return `Никто не ждёт. На линии: ${people.map(({ name }) => name).join(', ')}.`;
  return 'На линии никого: встаньте на линию, чтобы сайт предлагал звонок.';
}
