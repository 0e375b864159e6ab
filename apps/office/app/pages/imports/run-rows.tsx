import { useInfiniteQuery } from '@tanstack/react-query';
import type { getImportRun as contract, ImportColumn } from '@yahont/contracts/office/imports.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { Button } from '#app/parts/button.tsx';
import { Section } from '#app/parts/section.tsx';
import { call } from '#app/lib/calls/call.ts';
import { getImportRun } from '#app/lib/calls/routes/imports.ts';
import { figure } from './import-words.ts';
import { runKey } from './runs-key.ts';
import styles from './imports.module.css';

type Run = AnswerOf<typeof contract>;

/** Rows that were not taken, each with its line and its reason. */
export function RunRefusals({ run }: { run: Run }) {
  const { id, refused, refusedRows } = run;
  const further = useInfiniteQuery({
    queryKey: [...runKey(id), 'refused', run.state],
    queryFn: async ({ pageParam, signal }) =>
      (await call(getImportRun, { params: { id }, query: { after: pageParam } }, { signal })).refusedRows,
    initialPageParam: refusedRows.next ?? 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: false,
  });
  if (refused === 0) return null;
  const read = further.data?.pages ?? [];
  const rows = [...refusedRows.items, ...read.flatMap(({ items }) => items)];
  const isMore = read.length === 0 ? refusedRows.next !== null : further.hasNextPage;
  const more = () => void (read.length === 0 ? further.refetch() : further.fetchNextPage());
  return (
    <Section title={`Отказы: ${figure(refused)}`}>
      <ul className={styles.rows}>
        {rows.map(({ line, reason, row }) => (
          <li key={line}>
            <span>строка {figure(line)}</span>
            <b>{reason}</b>
            <code>{row}</code>
          </li>
        ))}
      </ul>
      {isMore && (
        <Button look="quiet" size="small" isBusy={further.isFetching} onClick={more}>
          Ещё отказы
        </Button>
      )}
      {!isMore && rows.length < refused && (
        <p className={styles.hint}>Показаны первые {figure(rows.length)}: остальные только посчитаны.</p>
      )}
    </Section>
  );
}

/** What the columns of the file mean here. */
export function RunColumns({ columns }: { columns: readonly ImportColumn[] }) {
  if (columns.length === 0) return null;
  return (
    <Section title="Столбцы">
      <table className={styles.columns}>
        <thead>
          <tr>
            <th scope="col">В файле</th>
            <th scope="col">У нас</th>
            <th scope="col">Первая строка</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ given, field, first }, place) => (
            <tr key={`${place}.${given}`} data-off={field === null || undefined}>
              <th scope="row">{given}</th>
              <td>{field ?? 'не берём'}</td>
              <td>{first}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
