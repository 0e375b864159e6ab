import { useCallback, useMemo } from 'react';
import { useNavigate, useOutletContext, useParams } from 'react-router';
import type { OfficeReturn } from '@yahont/contracts/office/returns.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { ButtonLink } from '#app/parts/button.tsx';
import { Steps } from '#app/parts/facts/steps.tsx';
import { Empty, Failed, Skeleton } from '#app/parts/states.tsx';
import { CallFailed } from '#app/lib/calls/call.ts';
import { listOfficeReturns } from '#app/lib/calls/routes/returns.ts';
import { useFilters } from '#app/lib/lists/filters.ts';
import { useNeighbourKeys } from '#app/lib/lists/row-keys.ts';
import { useNow } from '#app/lib/look/now.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { RETURN_FILTERS } from './data/filters.ts';
import { stepsOf } from './data/return-words.ts';
import { useReturn, useReturns } from './data/use-return.ts';
import { AskedPanel } from './one/asked-panel.tsx';
import { CheckPanel } from './one/check-panel.tsx';
import { DecidePanel } from './one/decide-panel.tsx';
import { ReceivePanel } from './one/receive-panel.tsx';
import { ReturnHead } from './one/return-head.tsx';
import { ReturnSide } from './one/return-side.tsx';
import styles from '#app/blocks/orders/page/order-page.module.css';

export function ReturnPage() {
  const me = useOutletContext<Me>();
  const { id } = useParams();
  if (!mayAsk(me, 'orders.see'))
    return <RightMissing title="Возврат" right="видеть заказы" givenBy="сотрудникам магазинов и оператору" />;
  return <Opened key={id} id={Number(id)} me={me} />;
}

const NONE: readonly number[] = [];

function Opened({ id, me }: { id: number; me: Me }) {
  const navigate = useNavigate();
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useReturn(isNumber ? id : null);
  const { filters, query } = useFilters(listOfficeReturns, RETURN_FILTERS);
  const list = query();
  const { rows } = useReturns(filters, false);
  useNeighbourKeys({
    ids: useMemo(() => rows?.map((row) => row.id) ?? NONE, [rows]),
    at: id,
    open: useCallback((to: number) => void navigate(`/returns/${to}${list}`), [navigate, list]),
    what: 'возврат',
  });
  if (data !== undefined) return <Shown one={data} me={me} back={`/returns${list}`} />;
  if (!isNumber || (error instanceof CallFailed && error.status === 404))
    return (
      <div className={styles.root}>
        <h1>Возврат</h1>
        <Empty title="Такого возврата у вас нет" icon="search">
          <p>Проверьте номер: возврата нет, или он в магазине, который вам не дан.</p>
          <ButtonLink look="quiet" to={`/returns${list}`}>
            К списку
          </ButtonLink>
        </Empty>
      </div>
    );
  if (error !== null)
    return <Failed title="Возврат не открылся" text={failureText(error)} onRetry={() => void refetch()} />;
  return <Skeleton rows={8} />;
}

function Shown({ one, me, back }: { one: OfficeReturn; me: Me; back: string }) {
  const now = useNow();
  const isHere = one.state === 'received' || one.state === 'checked';
  return (
    <div className={styles.root}>
      <ReturnHead one={one} me={me} back={back} />
      <Steps label="Шаги возврата" steps={stepsOf(one, now)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <AskedPanel one={one} />
          <ReceivePanel one={one} me={me} />
          {one.pieces.map(
            (piece) =>
              (isHere || piece.check !== null) && (
                <CheckPanel key={`${piece.lineId}.${piece.uinHead}`} one={one} piece={piece} me={me} />
              ),
          )}
          {one.state === 'checked' && <DecidePanel one={one} me={me} />}
        </div>
        <ReturnSide one={one} me={me} />
      </div>
    </div>
  );
}
