import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { OfficeIntervals } from '@yahont/contracts/office/delivery/intervals.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Button } from '#app/parts/button.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { ChipSelect, Field } from '#app/parts/field.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { changeCapacity, listIntervals, listZones } from '#app/lib/calls/routes/stores.ts';
import { day, text, useFilters } from '#app/lib/lists/filters.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import styles from './delivery-page.module.css';

type Interval = OfficeIntervals['intervals'][number];

const READERS = { zone: text(120), date: day };
const MOST = 10_000;

export function DeliveryPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'delivery.capacity'))
    return <RightMissing title="Доставка" right="менять число визитов" givenBy="оператору и управляющему" />;
  return <Delivery />;
}

/** How many visits the couriers of a zone take on a day. */
function Delivery() {
  const { filters, set } = useFilters(listIntervals, READERS);
  const [tomorrow] = useState(() => isoOf(new Date(Date.now() + 86_400_000)));
  const date = filters.date ?? tomorrow;
  const [open, setOpen] = useState<Interval | null>(null);
  const zones = useQuery({
    queryKey: ['zones', date],
    queryFn: ({ signal }) => call(listZones, { query: { date } }, { signal }),
  });
  const zone = filters.zone ?? zones.data?.items[0]?.code ?? null;
  const found = useQuery({
    queryKey: ['intervals', zone, date],
    queryFn: ({ signal }) => call(listIntervals, { query: { zone: zone ?? '', date } }, { signal }),
    enabled: zone !== null,
  });
  const isNone = zones.data?.items.length === 0;
  return (
    <ListPage
      title="Доставка"
      filters={
        <>
          <ChipSelect
            label="Зона"
            value={zone ?? ''}
            options={(zones.data?.items ?? []).map(({ code, name }) => ({ value: code, name }))}
            onChange={(event) => set({ zone: event.target.value })}
          />
          <label className={styles.day}>
            День
            <input
              type="date"
              value={date}
              onChange={(event) => set({ date: event.target.value === '' ? undefined : event.target.value })}
            />
          </label>
        </>
      }
    >
      <ListBody
        list={{
          rows: isNone ? [] : found.data?.intervals,
          error: zones.error ?? found.error,
          isReading: found.isFetching,
          retry: () => void (zones.isError ? zones : found).refetch(),
        }}
        empty={
          <Empty title="Визиты здесь не считают" icon="truck">
            <p>У тарифов этого дня нет интервалов: курьер приезжает в любое время.</p>
          </Empty>
        }
      >
        {(intervals) => <Intervals intervals={intervals} onOpen={setOpen} />}
      </ListBody>
      {open !== null && zone !== null && (
        <CapacityDialog interval={open} zone={zone} date={date} onClose={() => setOpen(null)} />
      )}
    </ListPage>
  );
}

function Intervals({
  intervals,
  onOpen,
}: {
  intervals: readonly Interval[];
  onOpen: (one: Interval) => void;
}) {
  return (
    <ul className={styles.rows} aria-label="Интервалы">
      {intervals.map((interval) => {
        const { from, to, capacity, usual, taken } = interval;
        const isFull = taken >= capacity;
        return (
          <li key={from}>
            <b>
              {from}–{to}
            </b>
            <Toned tone={isFull ? 'warn' : 'usual'}>
              занято {taken} из {capacity}
            </Toned>
            <Toned tone="muted">{capacity === usual ? 'как обычно' : `обычно ${usual}`}</Toned>
            <Button
              look="quiet"
              size="small"
              aria-label={`Изменить ${from}–${to}`}
              onClick={() => onOpen(interval)}
            >
              Изменить
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

type DialogProps = { interval: Interval; zone: string; date: string; onClose: () => void };

function CapacityDialog({ interval, zone, date, onClose }: DialogProps) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState(String(interval.capacity));
  const [fault, setFault] = useState<string>();
  const capacity = /^\d{1,5}$/.test(typed.trim()) && Number(typed) <= MOST ? Number(typed) : null;
  return (
    <DeedDialog
      title={`Визиты ${interval.from}–${interval.to}`}
      happens={`Уже занято ${interval.taken}: эти заказы останутся. Ноль закрывает интервал для новых.`}
      button="Записать число визитов"
      check={() => {
        setFault(capacity === null ? 'Впишите целое число' : undefined);
        return capacity !== null;
      }}
      refused={(error) =>
        codeOf(error) === 'unknown-interval' ? 'В тарифах этого дня такого интервала больше нет.' : null
      }
      onClose={onClose}
      send={async (reason) => {
        const body = { zone, date, interval: interval.from, capacity: capacity ?? 0, reason };
        cache.setQueryData(['intervals', zone, date], await call(changeCapacity, { body }));
        return 'Число визитов записано';
      }}
    >
      <Field
        label="Сколько адресов успевают"
        help={`Обычно ${interval.usual}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.target.value)}
      />
    </DeedDialog>
  );
}

/** A day of the browser's calendar, `2026-11-30`. */
function isoOf(at: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
