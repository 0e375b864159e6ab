import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeStore } from '@yahont/contracts/office/stores.ts';
import { storeServiceName } from '@yahont/values/store-services.ts';
import { RecordState, RecordView } from '#app/blocks/record/record-view.tsx';
import { Button, TextButton } from '#app/parts/button.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Section } from '#app/parts/section.tsx';
import { call } from '#app/lib/calls/call.ts';
import { getOfficeStore } from '#app/lib/calls/routes/stores.ts';
import { useNow } from '#app/lib/look/now.ts';
import { dateText } from '#app/lib/words/moments.ts';
import { hoursText, WEEKDAYS } from './hours.ts';
import { SpecialDayDialog } from './special-day-dialog.tsx';
import { WeekDialog } from './week-dialog.tsx';
import styles from './store-panel.module.css';

type Props = { id: number; back: string; isPage: boolean };
type Open = { kind: 'week' } | { kind: 'day' } | { kind: 'remove'; date: string };

/** Hours of a store, and the days that differ from its week. */
export function StorePanel({ id, back, isPage }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const found = useQuery({
    queryKey: ['office-stores', id],
    queryFn: ({ signal }) => call(getOfficeStore, { params: { id } }, { signal }),
  });
  if (found.data === undefined)
    return (
      <RecordState
        query={found}
        title="Магазин"
        missing="Такого магазина у вас нет"
        back={back}
        isPage={isPage}
      />
    );
  const store = found.data;
  const close = (): void => setOpen(null);
  return (
    <RecordView
      title={store.name}
      mark={<small className={styles.muted}>{store.cityName}</small>}
      back={back}
      isPage={isPage}
      foot={<Button onClick={() => setOpen({ kind: 'day' })}>Добавить особый день</Button>}
    >
      <Section
        title="Часы недели"
        aside={<TextButton onClick={() => setOpen({ kind: 'week' })}>Изменить</TextButton>}
      >
        <Pairs pairs={WEEKDAYS.map((name, at) => ({ name, value: hoursText(store.hours[at] ?? null) }))} />
      </Section>
      <SpecialDays store={store} onRemove={(date) => setOpen({ kind: 'remove', date })} />
      <Section title="Услуги">
        <p>{store.services.length === 0 ? 'Не указаны.' : store.services.map(storeServiceName).join(', ')}</p>
      </Section>
      {open?.kind === 'week' && <WeekDialog store={store} onClose={close} />}
      {open?.kind === 'day' && <SpecialDayDialog store={store} onClose={close} />}
      {open?.kind === 'remove' && <SpecialDayDialog store={store} removing={open.date} onClose={close} />}
    </RecordView>
  );
}

function SpecialDays({ store, onRemove }: { store: OfficeStore; onRemove: (date: string) => void }) {
  const now = useNow();
  const days = store.specialDays.toSorted((a, b) => b.date.localeCompare(a.date));
  return (
    <Section title="Особые дни">
      {days.length === 0 && <p className={styles.muted}>Нет: магазин работает по неделе.</p>}
      <ul className={styles.days}>
        {days.map(({ date, hours, note }) => (
          <li key={date}>
            <div>
              <b>{dateText(date, now)}</b> {hoursText(hours)}
              {note !== '' && <small>{note}</small>}
            </div>
            <TextButton aria-label={`Убрать ${dateText(date, now)}`} onClick={() => onRemove(date)}>
              Убрать
            </TextButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
