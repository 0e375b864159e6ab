import { useMemo } from 'react';
import type { ItemState, OfficeItemRow } from '@yahont/contracts/office/items.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { RecordList, type RowLook } from '#app/blocks/lists/record-list.tsx';
import { Button } from '#app/parts/button.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { WholeUin } from '#app/parts/facts/uin.tsx';
import { Empty } from '#app/parts/states.tsx';
import { Thumb } from '#app/parts/pictures/thumb.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listItems } from '#app/lib/calls/routes/stock.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { useNow } from '#app/lib/look/now.ts';
import { storeText, useStores } from '#app/lib/people/stores.ts';
import { ITEM_WORDS } from '#app/lib/words/items.ts';
import { agoText } from '#app/lib/words/moments.ts';

type Filters = {
  state: ItemState;
  store?: string;
  article?: string;
  place?: string;
};
type Props = {
  filters: Filters;
  isNarrowed: boolean;
  at: string | null;
  isWide: boolean;
  address: (uin: string) => string;
  onClear: () => void;
};

const COLUMNS = [
  { name: 'Изделие' },
  { name: 'УИН', width: '176px' },
  { name: 'Размер', width: '72px', isNumber: true },
  { name: 'Где', width: '22%' },
  { name: 'Место', width: '112px' },
  { name: 'Давно', width: '88px' },
] as const;

const idOf = ({ uin }: OfficeItemRow): string => uin;

export function StockList({ filters, isNarrowed, at, isWide, address, onClear }: Props) {
  const now = useNow();
  const stores = useStores();
  const list = useCursorList({
    key: useMemo(() => ['items', filters], [filters]),
    read: (after: string | undefined, signal) =>
      call(listItems, { query: { ...filters, after } }, { signal }),
    idOf,
  });
  const look = (row: OfficeItemRow): RowLook => {
    const { state, name, article, size, isOnItsWay, storeId, place, changedAt, picture, uin } = row;
    const where = `${isOnItsWay ? 'едет: ' : ''}${storeText(storeId, stores.data)}`;
    const sizeText = size === null ? '—' : formatSize(size);
    return {
      head: (
        <>
          <Thumb hash={picture} />
          <b>{name}</b>
        </>
      ),
      cells: [
        { value: <WholeUin uin={uin} /> },
        { value: sizeText, isNumber: true },
        { value: where, tone: isOnItsWay ? 'warn' : 'usual' },
        { value: place ?? '—', tone: 'muted' },
        { value: agoText(changedAt, now), tone: 'muted' },
      ],
      card: {
        head: <Mark shape={ITEM_WORDS[state].shape}>{ITEM_WORDS[state].one}</Mark>,
        age: agoText(changedAt, now),
        media: <Thumb hash={picture} size="card" />,
        title: name,
        lines: [
          <WholeUin key="uin" uin={uin} />,
          [where, place].filter(Boolean).join(', '),
          [article, size === null ? '' : formatSize(size)].filter(Boolean).join(', '),
        ],
      },
    };
  };
  return (
    <RecordList
      list={list}
      label="Изделия"
      what="изделие"
      columns={COLUMNS}
      idOf={idOf}
      at={at}
      isWide={isWide}
      address={address}
      look={look}
      empty={<NothingHere state={filters.state} isNarrowed={isNarrowed} onClear={onClear} />}
    />
  );
}

type NothingProps = Pick<Props, 'isNarrowed' | 'onClear'> & { state: ItemState };

function NothingHere({ state, isNarrowed, onClear }: NothingProps) {
  if (!isNarrowed) return <Empty title={ITEM_WORDS[state].none} icon="box" />;
  return (
    <Empty title="Таких изделий нет" icon="search">
      <p>В этом состоянии ничто не подходит под место и артикул. Изделие целиком находит его УИН.</p>
      <Button look="quiet" onClick={onClear}>
        Снять условия
      </Button>
    </Empty>
  );
}
