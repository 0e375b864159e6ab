import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOutletContext, useParams } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { OfficeStore } from '@yahont/contracts/office/stores.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RecordList, type RowLook } from '#app/blocks/lists/record-list.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listOfficeStores } from '#app/lib/calls/routes/stores.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { hoursText } from './hours.ts';
import { StorePanel } from './store-panel.tsx';

const COLUMNS = [
  { name: 'Магазин' },
  { name: 'Город', width: '22%' },
  { name: 'Сегодня', width: '160px' },
  { name: 'Особых дней', width: '120px', isNumber: true },
] as const;
const DAYS = 7;

const idOf = ({ id }: OfficeStore): number => id;

export function StoresPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'stores.edit'))
    return <RightMissing title="Магазины" right="менять часы магазинов" givenBy="директорам и редактору" />;
  return <Stores />;
}

function Stores() {
  const isWide = useIsWide();
  const now = useNow();
  const { id } = useParams();
  const at = id === undefined ? null : Number(id);
  const stores = useQuery({
    queryKey: ['office-stores'],
    queryFn: ({ signal }) => call(listOfficeStores, {}, { signal }),
  });
  const address = useCallback((store: number) => `/stores/${store}`, []);
  const panel = at === null ? null : <StorePanel key={at} id={at} back="/stores" isPage={!isWide} />;
  if (!isWide && panel !== null) return panel;
  return (
    <ListPage
      title="Магазины"
      panel={panel}
      panelWidth={448}
      foot={<KeyFoot keys={[[['J', 'K'], 'магазины']]}>часы на сайте и в визитах меняются сразу</KeyFoot>}
    >
      <RecordList
        list={{
          rows: stores.data,
          isReading: stores.isFetching,
          error: stores.error,
          retry: () => void stores.refetch(),
          more: null,
          isCut: false,
        }}
        label="Магазины"
        what="магазин"
        columns={COLUMNS}
        idOf={idOf}
        at={at}
        isWide={isWide}
        address={address}
        look={(store) => lookOf(store, now)}
        empty={
          <Empty title="Магазинов у вас нет" icon="store">
            <p>Магазины сотруднику даёт администратор.</p>
          </Empty>
        }
      />
    </ListPage>
  );
}

function lookOf({ name, cityName, hours, specialDays }: OfficeStore, now: Date): RowLook {
  const iso = isoOf(now);
  const special = specialDays.find(({ date }) => date === iso);
  const today = hoursText(
    special === undefined ? (hours[(now.getDay() + DAYS - 1) % DAYS] ?? null) : special.hours,
  );
  const coming = specialDays.filter(({ date }) => date >= iso).length;
  return {
    head: <b>{name}</b>,
    cells: [
      { value: cityName, tone: 'muted' },
      { value: today, tone: special === undefined ? 'usual' : 'warn' },
      { value: coming === 0 ? '—' : coming, isNumber: true },
    ],
    card: { title: name, lines: [cityName], side: today },
  };
}

/** The day of the browser's calendar, `2026-11-30`. */
function isoOf(at: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
