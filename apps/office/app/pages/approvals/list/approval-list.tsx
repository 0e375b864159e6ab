import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/parts/button.tsx';
import { Empty, Failed, Skeleton } from '#app/parts/states.tsx';
import { useApprovals, type ApprovalView } from '#app/lib/approvals/approvals.ts';
import { useRowKeys } from '#app/lib/lists/row-keys.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { RequestRow } from './request-row.tsx';
import styles from './approval-list.module.css';

type Props = { view: ApprovalView; openId: number | null; isWide: boolean };

const EMPTY: Readonly<Record<ApprovalView, { title: string; text: string }>> = {
  'to-decide': { title: 'Всё решено', text: 'Новые запросы появятся здесь сами.' },
  asked: { title: 'Вы ни о чём не просили', text: 'Запрос создаётся там, где вам не хватает права.' },
  over: { title: 'Решённых запросов нет', text: 'Здесь останутся все ответы: кто решил и когда.' },
};

export function ApprovalList({ view, openId, isWide }: Props) {
  const navigate = useNavigate();
  const { rows, error, retry, more, isCut, isReading } = useApprovals(view);
  const list = useRowKeys({
    ids: useMemo(() => (rows ?? []).map(({ id }) => id), [rows]),
    at: openId,
    onMove: useCallback(
      (id: number) => {
        if (isWide) void navigate(`/approvals/${id}?view=${view}`, { replace: true });
      },
      [isWide, navigate, view],
    ),
    what: 'запрос',
  });
  if (rows === undefined && error !== null)
    return <Failed title="Запросы не открылись" text={failureText(error)} onRetry={retry} />;
  if (rows === undefined) return <Skeleton rows={6} />;
  if (rows.length === 0)
    return (
      <Empty title={EMPTY[view].title} icon="check-twice">
        <p>{EMPTY[view].text}</p>
      </Empty>
    );
  return (
    <div ref={list} className={styles.root}>
      <ul>
        {rows.map((row) => (
          <RequestRow key={row.id} row={row} view={view} isOpen={row.id === openId} />
        ))}
      </ul>
      {more !== null && (
        <div className={styles.more}>
          <Button look="quiet" isBusy={isReading} onClick={more}>
            Показать ещё
          </Button>
        </div>
      )}
      {isCut && <p className={styles.more}>Показаны последние запросы.</p>}
    </div>
  );
}
