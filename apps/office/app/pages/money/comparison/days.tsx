import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { Button } from '#app/parts/button.tsx';
import { Dialog } from '#app/parts/dialog.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Empty, Failed, Skeleton } from '#app/parts/states.tsx';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { call } from '#app/lib/calls/call.ts';
import { getReconciliation, listReconciliations } from '#app/lib/calls/routes/money.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { useNow } from '#app/lib/look/now.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { DAYS_KEY } from '../money-keys.ts';
import { DIFFERENCE_WORDS, providerText, sideText } from '../money-words.ts';
import styles from './days.module.css';

/** Days whose payments were compared with the providers. */
export function Days() {
  const [day, setDay] = useState<string | null>(null);
  const list = useCursorList({
    key: DAYS_KEY,
    read: (before: string | undefined, signal) =>
      call(listReconciliations, { query: { before } }, { signal }),
    idOf: (one) => one.day,
  });
  return (
    <Panel title="Дни" note="сверка с операторами" isFlush>
      <ListBody
        list={list}
        empty={
          <Empty title="Сверок ещё не было" icon="calendar">
            <p>Первая пройдёт ближайшей ночью.</p>
          </Empty>
        }
      >
        {(rows) => (
          <table className={styles.root}>
            <thead>
              <tr>
                <th scope="col">День</th>
                <th scope="col">Платежей</th>
                <th scope="col">Возвратов</th>
                <th scope="col">Открыто</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.day}>
                  <th scope="row">
                    <Button look="bare" size="small" onClick={() => setDay(row.day)}>
                      {formatDayMonth(row.day)}
                    </Button>
                  </th>
                  <td>{row.payments}</td>
                  <td>{row.refunds}</td>
                  <td data-bad={row.open > 0 || undefined}>{row.open}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </ListBody>
      {day !== null && <DayDialog day={day} onClose={() => setDay(null)} />}
    </Panel>
  );
}

function DayDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const now = useNow();
  const found = useQuery({
    queryKey: [...DAYS_KEY, day],
    queryFn: ({ signal }) => call(getReconciliation, { params: { day } }, { signal }),
  });
  return (
    <Dialog title={`Сверка за ${formatDayMonth(day)}`} onClose={onClose}>
      {found.isPending && <Skeleton rows={4} />}
      {found.isError && (
        <Failed
          title="Сверка не открылась"
          text={failureText(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && (
        <div className={styles.day}>
          <p>
            Прошла {momentText(found.data.ranAt, now)}. Платежей {found.data.payments}, возвратов{' '}
            {found.data.refunds}, открытых расхождений {found.data.open}.
          </p>
          {found.data.differences.length === 0 && <p>Всё сошлось.</p>}
          <ul>
            {found.data.differences.map((one) => (
              <li key={`${one.kind}.${one.provider}.${one.providerId}.${one.orderNumber}`}>
                <b>{one.orderNumber ?? one.providerId ?? 'без номера'}</b>
                <span>
                  {providerText(one.provider)}: {DIFFERENCE_WORDS[one.kind]}
                  {one.isSettled && ', уже улажено'}
                </span>
                <small>
                  у нас {sideText(one.here)}; у оператора {sideText(one.there)}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
