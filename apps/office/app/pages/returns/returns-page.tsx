import { useMemo } from 'react';
import { useOutletContext } from 'react-router';
import type { OfficeReturnRow } from '@yahont/contracts/office/returns.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { ButtonLink } from '#app/parts/button.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { ChipSelect } from '#app/parts/field.tsx';
import { Card, Cards } from '#app/parts/lists/cards.tsx';
import { Cell, DataRow, DataTable } from '#app/parts/lists/data-table.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import { Empty } from '#app/parts/states.tsx';
import { listOfficeReturns } from '#app/lib/calls/routes/returns.ts';
import { useFilters } from '#app/lib/lists/filters.ts';
import { useRowKeys } from '#app/lib/lists/row-keys.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { dateText } from '#app/lib/words/moments.ts';
import { RETURN_REASON, RETURN_STATE } from '#app/lib/words/returns.ts';
import { RETURN_FILTERS, STATES } from './data/filters.ts';
import { leftOf, wayText } from './data/return-words.ts';
import { useReturns } from './data/use-return.ts';

export function ReturnsPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'orders.see'))
    return (
      <RightMissing
        title="Возвраты"
        right="видеть заказы"
        givenBy="консультанту, кладовщику, директору магазина, оператору, бухгалтеру и управляющему"
      />
    );
  return <Returns />;
}

function Returns() {
  const isWide = useIsWide();
  const stores = useStores();
  const { filters, set, query, has } = useFilters(listOfficeReturns, RETURN_FILTERS);
  const returns = useReturns(filters);
  const list = query();
  const view = filters.view ?? 'open';
  const rows = useRowKeys({
    ids: useMemo(() => (returns.rows ?? []).map(({ id }) => id), [returns.rows]),
    at: null,
    what: 'возврат',
  });
  const Rows = isWide ? ReturnsTable : ReturnsCards;
  return (
    <ListPage
      title="Возвраты"
      tabs={
        <Tabs
          label="Состояние"
          tabs={[
            {
              to: `/returns${query({ view: undefined, state: undefined })}`,
              name: 'К делу',
              isOn: view === 'open',
            },
            {
              to: `/returns${query({ view: 'closed', state: undefined })}`,
              name: 'Решённые',
              isOn: view === 'closed',
            },
          ]}
        />
      }
      filters={
        <>
          <ChipSelect
            label="Шаг"
            value={filters.state ?? ''}
            options={[
              { value: '', name: 'любой' },
              ...STATES[view].map((state) => ({ value: state, name: RETURN_STATE[state].name })),
            ]}
            onChange={({ target: { value } }) => set({ state: RETURN_FILTERS.state(value) })}
            onClear={() => set({ state: undefined })}
          />
          <ChipSelect
            label="Магазин"
            value={filters.storeId === undefined ? '' : String(filters.storeId)}
            options={[
              { value: '', name: 'все' },
              ...(stores.data ?? []).map(({ id, name, city }) => ({
                value: String(id),
                name: `${name} (${city})`,
              })),
            ]}
            onChange={({ target: { value } }) => set({ storeId: RETURN_FILTERS.storeId(value) })}
            onClear={() => set({ storeId: undefined })}
          />
        </>
      }
      foot={
        <KeyFoot
          keys={[
            [['J', 'K'], 'строки'],
            [['Enter'], 'открыть'],
          ]}
        >
          деньги возвращают за 10 дней с заявки
        </KeyFoot>
      }
    >
      <ListBody
        ref={rows}
        list={returns}
        empty={
          <Empty title={view === 'open' ? 'Возвратов к делу нет' : 'Решённых возвратов нет'} icon="check">
            <p>
              {has(['state', 'storeId'])
                ? 'С этими условиями ничего не нашлось.'
                : 'Заявка с сайта появится здесь сама; из магазина её оформляют на странице заказа.'}
            </p>
            {has(['state', 'storeId']) && (
              <ButtonLink look="quiet" to={`/returns${query({ state: undefined, storeId: undefined })}`}>
                Снять условия
              </ButtonLink>
            )}
          </Empty>
        }
      >
        {(shown) => <Rows rows={shown} query={list} />}
      </ListBody>
    </ListPage>
  );
}

type RowsProps = { rows: readonly OfficeReturnRow[]; query: string };

const COLUMNS = [
  { name: 'Состояние', width: '170px' },
  { name: 'Номер', width: '92px' },
  { name: 'До денег', width: '132px' },
  { name: 'Заказ', width: '100px' },
  { name: 'Изделия' },
  { name: 'Почему', width: '160px' },
  { name: 'Куда', width: '170px' },
  { name: 'Сумма', width: '110px', isNumber: true },
] as const;

function ReturnsTable({ rows, query }: RowsProps) {
  const now = useNow();
  const stores = useStores();
  return (
    <DataTable label="Возвраты" columns={COLUMNS}>
      {rows.map((row) => {
        const { name, shape } = RETURN_STATE[row.state];
        const left = leftOf(row, now) ?? { text: dateText(row.askedAt, now), tone: 'usual' };
        return (
          <DataRow
            key={row.id}
            to={`/returns/${row.id}${query}`}
            label={`${row.number}, ${name.toLowerCase()}`}
            head={<Mark shape={shape}>{name}</Mark>}
          >
            <Cell>
              <b>{row.number}</b>
            </Cell>
            <Cell tone={left.tone}>{left.text}</Cell>
            <Cell tone="muted">{row.order.number}</Cell>
            <Cell>{row.names.join(', ')}</Cell>
            <Cell>{RETURN_REASON[row.reason]}</Cell>
            <Cell tone="muted">{wayText(row, stores.data)}</Cell>
            <Cell isNumber>
              <b>{formatRoubles(row.amount)}</b>
            </Cell>
          </DataRow>
        );
      })}
    </DataTable>
  );
}

function ReturnsCards({ rows, query }: RowsProps) {
  const now = useNow();
  const stores = useStores();
  return (
    <Cards label="Возвраты">
      {rows.map((row) => {
        const { name, shape } = RETURN_STATE[row.state];
        const left = leftOf(row, now);
        return (
          <Card
            key={row.id}
            to={`/returns/${row.id}${query}`}
            head={
              <>
                <Mark shape={shape}>{name}</Mark>
                <b>{row.number}</b>
              </>
            }
            {...(left === null ? {} : { age: <Toned tone={left.tone}>{left.text}</Toned> })}
            title={row.names.join(', ')}
            lines={[`${RETURN_REASON[row.reason]}, заказ ${row.order.number}`, wayText(row, stores.data)]}
            side={<b>{formatRoubles(row.amount)}</b>}
          />
        );
      })}
    </Cards>
  );
}
