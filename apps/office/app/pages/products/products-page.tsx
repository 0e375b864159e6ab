import { useCallback, useMemo } from 'react';
import { useOutletContext } from 'react-router';
import type { OFFICE_PRODUCT_LISTS, OfficeProductRow } from '@yahont/contracts/office/products.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { ListSearch } from '#app/blocks/lists/list-search.tsx';
import { RecordList, type RowLook } from '#app/blocks/lists/record-list.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Button } from '#app/parts/button.tsx';
import { Tag, Toned } from '#app/parts/facts/words.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import { Empty } from '#app/parts/states.tsx';
import { Thumb } from '#app/parts/pictures/thumb.tsx';
import { call } from '#app/lib/calls/call.ts';
import { findProducts } from '#app/lib/calls/routes/products.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { oneOf, text, useFilters } from '#app/lib/lists/filters.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { planText } from './plan-text.ts';

const LISTS: typeof OFFICE_PRODUCT_LISTS = ['shown', 'hidden', 'planned'];
const READERS = { q: text(80), list: oneOf(LISTS) };
const VIEWS = [
  { list: undefined, name: 'Все' },
  { list: 'shown', name: 'На сайте' },
  { list: 'hidden', name: 'Скрыты' },
  { list: 'planned', name: 'С планом цены' },
] as const;
const COLUMNS = [
  { name: 'Изделие' },
  { name: 'Артикул', width: '144px' },
  { name: 'Цена', width: '128px', isNumber: true },
  { name: 'План цены', width: '26%' },
  { name: 'Сайт', width: '104px' },
] as const;

const idOf = ({ id }: OfficeProductRow): number => id;

export function ProductsPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'stock.see'))
    return <RightMissing title="Изделия" right="видеть изделия" givenBy="тем, кто работает с изделиями" />;
  return <Products />;
}

function Products() {
  const isWide = useIsWide();
  const now = useNow();
  const { filters, set, query } = useFilters(findProducts, READERS);
  const list = useCursorList({
    key: useMemo(() => ['products', filters], [filters]),
    read: (after: number | undefined, signal) =>
      call(findProducts, { query: { ...filters, after } }, { signal }),
    idOf,
  });
  return (
    <ListPage
      title="Изделия"
      tabs={
        <Tabs
          label="Списки изделий"
          tabs={VIEWS.map(({ list: view, name }) => ({
            to: `/products${query({ list: view })}`,
            name,
            isOn: filters.list === view,
          }))}
        />
      }
      aside={
        <ListSearch
          key={filters.q ?? ''}
          label="Артикул или слова названия"
          value={filters.q ?? ''}
          longest={80}
          onSearch={(q) => set({ q: q === '' ? undefined : q })}
        />
      }
      foot={
        <KeyFoot
          keys={[
            [['J', 'K'], 'изделия'],
            [['Enter'], 'открыть'],
            [['/'], 'поиск'],
          ]}
        >
          артикул, проба и вес приходят из 1С
        </KeyFoot>
      }
    >
      <RecordList
        list={list}
        label="Изделия"
        what="изделие"
        columns={COLUMNS}
        idOf={idOf}
        at={null}
        // A product is a page of its own at every width: J and K only move the focus.
        isWide={isWide}
        isPreviewed={false}
        address={useCallback((id: number) => `/products/${id}`, [])}
        look={(row) => lookOf(row, now)}
        empty={
          <Empty title="Таких изделий нет" icon="search">
            <p>Ищем по началу артикула и по словам названия, в скрытых тоже.</p>
            <Button look="quiet" onClick={() => set({ q: undefined, list: undefined })}>
              Показать все
            </Button>
          </Empty>
        }
      />
    </ListPage>
  );
}

function lookOf(
  { name, article, price, oldPrice, plan, isHidden, picture }: OfficeProductRow,
  now: Date,
): RowLook {
  const sum = (
    <>
      {oldPrice !== null && (
        <Toned tone="muted">
          <s>{formatRoubles(oldPrice)}</s>
        </Toned>
      )}{' '}
      {formatRoubles(price)}
    </>
  );
  const planned = plan === null ? null : planText(plan, now);
  return {
    head: (
      <>
        <Thumb hash={picture} />
        <b>{name}</b>
      </>
    ),
    cells: [
      { value: article, tone: 'muted' },
      { value: formatRoubles(price), isNumber: true },
      { value: planned ?? '—', tone: planned === null ? 'muted' : 'warn' },
      { value: isHidden ? <Tag tone="warn">скрыто</Tag> : <Tag tone="good">на сайте</Tag> },
    ],
    card: {
      media: <Thumb hash={picture} size="card" />,
      title: name,
      lines: [article, planned ?? (isHidden ? 'скрыто с сайта' : 'на сайте')],
      side: sum,
    },
  };
}
