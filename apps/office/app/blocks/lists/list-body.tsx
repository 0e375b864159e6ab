import type { ReactNode, RefObject } from 'react';
import { Button } from '#app/parts/button.tsx';
import { Failed, Skeleton } from '#app/parts/states.tsx';
import type { CursorList } from '#app/lib/lists/cursor-list.ts';
import { failureText } from '#app/lib/words/failure.ts';
import styles from './list-body.module.css';

type Props<Row> = {
  list: Pick<CursorList<Row>, 'rows' | 'isReading' | 'error' | 'retry'> &
    Partial<Pick<CursorList<Row>, 'more' | 'isCut'>>;
  /** An `Empty` with the next step, when there are no rows. */
  empty: ReactNode;
  /** The element around the rows, for `useRowKeys`. */
  ref?: RefObject<HTMLDivElement | null>;
  children: (rows: readonly Row[]) => ReactNode;
};

/**
 * The rows of a list in all of its states: bars in their places at first, the old rows under a thin line while
 * new ones are on their way, a button for the next page.
 */
export function ListBody<Row>({ list, empty, ref, children }: Props<Row>) {
  const { rows, error, isReading, more = null, isCut = false } = list;
  if (rows === undefined && error !== null)
    return <Failed title="Список не открылся" text={failureText(error)} onRetry={list.retry} />;
  if (rows === undefined) return <Skeleton rows={10} />;
  if (rows.length === 0) return empty;
  return (
    <div ref={ref} className={styles.root} data-loading={isReading || undefined}>
      {error !== null && (
        <p className={styles.stale} role="status">
          Список не обновился: {failureText(error)}
        </p>
      )}
      {children(rows)}
      {more !== null && (
        <div className={styles.more}>
          <Button look="quiet" isBusy={isReading} onClick={more}>
            Показать ещё
          </Button>
        </div>
      )}
      {isCut && <p className={styles.cut}>Показано {rows.length}. Дальше поможет условие или поиск.</p>}
    </div>
  );
}
