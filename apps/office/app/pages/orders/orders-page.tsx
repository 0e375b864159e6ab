import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate, useOutletContext, useSearchParams } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { call } from '#app/lib/calls/call.ts';
import { assembleOrder, listOfficeOrders } from '#app/lib/calls/routes/orders.ts';
import { useKeys } from '#app/lib/keys/keys.ts';
import { useFilters } from '#app/lib/lists/filters.ts';
import { useRowKeys } from '#app/lib/lists/row-keys.ts';
import { say } from '#app/lib/look/toast.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { may, mayAsk } from '#app/lib/session/me.ts';
import { useOrderDeeds } from '#app/blocks/orders/data/use-order.ts';
import { mayTake, stepOf } from '#app/blocks/orders/data/next-step.ts';
import { NoOrders } from './list/no-orders.tsx';
import { ORDER_FILTERS } from './list/order-filters.ts';
import { OrderPanel } from './list/order-panel.tsx';
import { OrderChips, OrderTabs } from './list/order-tabs.tsx';
import { OrdersCards } from './list/orders-cards.tsx';
import { OrdersTable } from './list/orders-table.tsx';
import { useOrders } from './list/use-orders.ts';

export function OrdersPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'orders.see'))
    return (
      <RightMissing
        title="Заказы"
        right="видеть заказы"
        givenBy="консультанту, кладовщику, директору магазина, оператору, бухгалтеру и управляющему"
      />
    );
  return <Orders me={me} />;
}

/** The list of orders; where there is room, the current order is beside it. */
function Orders({ me }: { me: Me }) {
  const navigate = useNavigate();
  const isWide = useIsWide();
  const { filters, set, query } = useFilters(listOfficeOrders, ORDER_FILTERS);
  const at = useAt(isWide);
  const orders = useOrders(filters);
  const list = query();
  const pick = useCallback(
    (id: number) => {
      if (isWide) void navigate(`/orders${withAt(list, id)}`, { replace: true });
    },
    [isWide, list, navigate],
  );
  const rows = useRowKeys({
    ids: useMemo(() => (orders.rows ?? []).map(({ id }) => id), [orders.rows]),
    at,
    onMove: pick,
    what: 'заказ',
  });
  const assemble = useAssemble();
  useStepKeys({ me, at, rows: orders.rows, assemble: assemble.mutate, list });
  return (
    <ListPage
      title="Заказы"
      tabs={<OrderTabs filters={filters} query={query} />}
      filters={<OrderChips filters={filters} set={set} me={me} />}
      panel={
        at === null ? null : (
          <OrderPanel
            id={at}
            me={me}
            query={list}
            back={`/orders${list}`}
            isAssembling={assemble.isPending}
            onAssemble={({ id }) => assemble.mutate(id)}
          />
        )
      }
      foot={<Foot mayAssemble={may(me, 'orders.assemble')} shown={orders.rows?.length} />}
    >
      <ListBody ref={rows} list={orders} empty={<NoOrders filters={filters} query={query} />}>
        {(shown) =>
          isWide ? (
            <OrdersTable rows={shown} at={at} query={list} onPick={pick} />
          ) : (
            <OrdersCards rows={shown} query={list} />
          )
        }
      </ListBody>
    </ListPage>
  );
}

function Foot({ mayAssemble, shown }: { mayAssemble: boolean; shown: number | undefined }) {
  return (
    <KeyFoot
      keys={[
        [['J', 'K'], 'строки'],
        [['Enter'], 'открыть'],
        ...(mayAssemble ? ([[['C'], 'собрать']] as const) : []),
        [['B'], 'к выдаче'],
        [['/'], 'поиск'],
      ]}
    >
      {shown === undefined ? '' : `показано ${shown}`}
    </KeyFoot>
  );
}

/** The open row, which only a wide window shows. */
function useAt(isWide: boolean): number | null {
  const [search] = useSearchParams();
  const at = Number(search.get('at'));
  return isWide && Number.isSafeInteger(at) && at > 0 ? at : null;
}

const withAt = (query: string, id: number): string => `${query === '' ? '?' : `${query}&`}at=${id}`;

function useAssemble() {
  const { keep, explain } = useOrderDeeds();
  return useMutation({
    mutationFn: (id: number) => call(assembleOrder, { params: { id } }),
    onSuccess: (order) => {
      keep(order);
      say(`${order.number} взят в сборку`);
    },
    onError: async (error, id) => say(await explain(error, id)),
  });
}

type StepKeys = {
  me: Me;
  at: number | null;
  rows: ReturnType<typeof useOrders>['rows'];
  assemble: (id: number) => void;
  list: string;
};

/** C assembles the row, B opens it where it is handed over. */
function useStepKeys({ me, at, rows, assemble, list }: StepKeys): void {
  const navigate = useNavigate();
  const row = rows?.find(({ id }) => id === at);
  const id = row?.id;
  const step = row === undefined ? null : stepOf(row);
  const isMine = mayTake(me, step);
  useKeys(
    useMemo(() => {
      if (id === undefined || !isMine) return [];
      if (step === 'assemble')
        return [{ code: 'KeyC', shown: 'C', does: 'собрать заказ', run: () => assemble(id) }];
      return [
        {
          code: 'KeyB',
          shown: 'B',
          does: 'открыть к выдаче',
          run: () => void navigate(`/orders/${id}${list}`),
        },
      ];
    }, [id, step, isMine, assemble, list, navigate]),
  );
}
