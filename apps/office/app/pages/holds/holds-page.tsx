import { useCallback, useMemo } from 'react';
import { useOutletContext, useParams } from 'react-router';
import { HOLD_STATES } from '@yahont/contracts/holds/hold-terms.ts';
import type { OfficeHold } from '@yahont/contracts/office/holds.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { ListSearch } from '#app/blocks/lists/list-search.tsx';
import { rowOf } from '#app/blocks/lists/queue.ts';
import { RecordList, type RowLook } from '#app/blocks/lists/record-list.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { ChipSelect } from '#app/parts/field.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listHolds } from '#app/lib/calls/routes/keeping.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { idNumber, oneOf, text, useFilters } from '#app/lib/lists/filters.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { storeText, useStores, type StoreName } from '#app/lib/people/stores.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { mayIn } from '#app/lib/session/where.ts';
import { HOLD_WORDS } from '#app/lib/words/holds.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { HoldPanel } from './hold-panel.tsx';

const READERS = {
  state: oneOf(HOLD_STATES),
  storeId: idNumber,
  code: text(4),
};
const COLUMNS = [
  { name: 'Изделие' },
  { name: 'Код', width: '72px' },
  { name: 'Магазин', width: '20%' },
  { name: 'Место', width: '120px' },
  { name: 'Ждёт до', width: '144px' },
  { name: 'Что сделать', width: '148px' },
] as const;

const idOf = ({ id }: OfficeHold): number => id;

export function HoldsPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'appointments.see'))
    return <RightMissing title="Отложенные" right="видеть визиты" givenBy="магазинам и оператору" />;
  return <Holds me={me} />;
}

function Holds({ me }: { me: Me }) {
  const isWide = useIsWide();
  const now = useNow();
  const stores = useStores();
  const { id } = useParams();
  const at = id === undefined ? null : Number(id);
  const { filters, set, query, has } = useFilters(listHolds, READERS);
  const state = filters.state ?? 'open';
  const asked = useMemo(() => ({ ...filters, state }), [filters, state]);
  const list = useCursorList({
    key: useMemo(() => ['holds', asked], [asked]),
    read: (after: string | undefined, signal) => call(listHolds, { query: { ...asked, after } }, { signal }),
    idOf,
  });
  const found = rowOf(list, (row) => row.id === at);
  const panel =
    at === null ? null : <HoldPanel key={at} {...found} me={me} back={`/holds${query()}`} isPage={!isWide} />;
  const address = useCallback((row: number) => `/holds/${row}${query()}`, [query]);
  if (!isWide && panel !== null) return panel;
  const own = (stores.data ?? []).filter((store) => mayIn(me, 'appointments.see', store.id));
  return (
    <ListPage
      title="Отложенные"
      tabs={
        <Tabs
          label="Состояние"
          tabs={HOLD_STATES.map((one) => ({
            to: `/holds${query({ state: one === 'open' ? undefined : one })}`,
            name: HOLD_WORDS[one].list,
            isOn: one === state,
          }))}
        />
      }
      filters={
        <>
          <ListSearch
            key={filters.code ?? ''}
            label="Код, который назвал покупатель"
            value={filters.code ?? ''}
            longest={4}
            fault={(typed) => (/^\d{4}$/.test(typed) ? undefined : 'В коде четыре цифры')}
            onSearch={(code) => set({ code: code === '' ? undefined : code })}
          />
          {own.length > 1 && (
            <ChipSelect
              label="Магазин"
              value={String(filters.storeId ?? '')}
              options={[
                { value: '', name: 'все' },
                ...own.map(({ id: store, name, city }) => ({
                  value: String(store),
                  name: `${name} (${city})`,
                })),
              ]}
              onClear={() => set({ storeId: undefined })}
              onChange={(event) => set({ storeId: idNumber(event.target.value) })}
            />
          )}
        </>
      }
      panel={panel}
      foot={
        <KeyFoot
          keys={[
            [['J', 'K'], 'отложенные'],
            [['/'], 'код'],
          ]}
        >
          сверху то, что кончится раньше
        </KeyFoot>
      }
    >
      <RecordList
        list={list}
        label="Отложенные изделия"
        what="изделие"
        columns={COLUMNS}
        idOf={idOf}
        at={at}
        isWide={isWide}
        address={address}
        look={(row) => lookOf(row, stores.data, now)}
        empty={
          <Empty title={has(['code', 'storeId']) ? 'Таких отложенных нет' : 'Здесь пусто'} icon="box">
            <p>
              {has(['code', 'storeId'])
                ? 'Проверьте код, магазин и состояние.'
                : 'Покупатели откладывают изделия на странице изделия: они появятся здесь.'}
            </p>
          </Empty>
        }
      />
    </ListPage>
  );
}

function lookOf(row: OfficeHold, stores: readonly StoreName[] | undefined, now: Date): RowLook {
  const { name, size, code, storeId, place, until, readyAt, state, price } = row;
  const todo = state === 'open' && readyAt === null;
  const step = todo ? 'достать из витрины' : 'лежит и ждёт';
  const done = state === 'open' ? step : HOLD_WORDS[state].one;
  const title = size === null ? name : `${name}, ${formatSize(size)}`;
  return {
    head: <b>{title}</b>,
    cells: [
      { value: code },
      { value: storeText(storeId, stores) },
      { value: place ?? '—', tone: 'muted' },
      { value: momentText(until, now) },
      { value: done, tone: todo ? 'warn' : 'muted' },
    ],
    card: {
      head: <Toned tone={todo ? 'warn' : 'muted'}>{done}</Toned>,
      age: `до ${momentText(until, now)}`,
      title,
      lines: [storeText(storeId, stores), place ?? 'место не записано'],
      side: (
        <>
          <b>{code}</b>
          <small>{formatRoubles(price)}</small>
        </>
      ),
    },
  };
}
