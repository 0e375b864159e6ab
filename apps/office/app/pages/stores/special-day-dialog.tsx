import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeStore } from '@yahont/contracts/office/stores.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { call } from '#app/lib/calls/call.ts';
import { changeStore } from '#app/lib/calls/routes/stores.ts';
import { useNow } from '#app/lib/look/now.ts';
import { changedText } from '#app/lib/words/changed.ts';
import { dateText } from '#app/lib/words/moments.ts';
import { readHours } from './hours.ts';

type Props = {
  store: OfficeStore;
  /** The day to take away; missing: one is added. */ removing?: string;
  onClose: () => void;
};
type Faults = { date?: string; hours?: string };

const NOTE_MAX = 80;

/** A holiday or a stocktaking, or its end. */
export function SpecialDayDialog({ store: { id, version, specialDays }, removing, onClose }: Props) {
  const cache = useQueryClient();
  const now = useNow();
  const [typed, setTyped] = useState({ date: '', hours: 'закрыто', note: '' });
  const [faults, setFaults] = useState<Faults>({});
  const hours = readHours(typed.hours);
  const isAdding = removing === undefined;
  const days = isAdding
    ? [...specialDays, { date: typed.date, hours: hours ?? null, note: typed.note.trim() }]
    : specialDays.filter(({ date }) => date !== removing);
  return (
    <DeedDialog
      title={isAdding ? 'Особый день' : `Убрать особый день: ${dateText(removing, now)}`}
      happens={
        isAdding
          ? 'В этот день на сайте будут другие часы, время визитов изменится.'
          : 'В этот день магазин снова работает по неделе.'
      }
      button={isAdding ? 'Добавить день' : 'Убрать день'}
      check={() => {
        const found = isAdding ? faultsOf(typed.date, hours, specialDays) : {};
        setFaults(found);
        return Object.keys(found).length === 0;
      }}
      refused={changedText}
      onClose={() => {
        void cache.invalidateQueries({ queryKey: ['office-stores'] });
        onClose();
      }}
      send={async (reason) => {
        await call(changeStore, { params: { id }, body: { specialDays: days, reason } }, { version });
        return isAdding ? 'День добавлен' : 'День убран';
      }}
    >
      {isAdding && (
        <>
          <Field
            label="День"
            type="date"
            value={typed.date}
            error={faults.date}
            onChange={(event) => setTyped({ ...typed, date: event.target.value })}
          />
          <Field
            label="Часы, или «закрыто»"
            autoComplete="off"
            value={typed.hours}
            error={faults.hours}
            onChange={(event) => setTyped({ ...typed, hours: event.target.value })}
          />
          <Field
            label="Что за день, увидят покупатели"
            placeholder="Новый год"
            maxLength={NOTE_MAX}
            value={typed.note}
            onChange={(event) => setTyped({ ...typed, note: event.target.value })}
          />
        </>
      )}
    </DeedDialog>
  );
}

function faultsOf(
  date: string,
  hours: ReturnType<typeof readHours>,
  known: OfficeStore['specialDays'],
): Faults {
  return {
    ...(date === '' ? { date: 'Выберите день' } : {}),
    ...(known.some((day) => day.date === date) ? { date: 'Этот день уже есть: сначала уберите его' } : {}),
    ...(hours === undefined ? { hours: 'Часы так: 10:00–22:00, или «закрыто»' } : {}),
  };
}
