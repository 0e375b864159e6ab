import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeStore } from '@yahont/contracts/office/stores.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { call } from '#app/lib/calls/call.ts';
import { changeStore } from '#app/lib/calls/routes/stores.ts';
import { changedText } from '#app/lib/words/changed.ts';
import { hoursText, readHours, WEEKDAYS } from './hours.ts';
import styles from './store-panel.module.css';

type Props = { store: OfficeStore; onClose: () => void };

/** The hours of a usual week. */
export function WeekDialog({ store: { id, name, hours, version }, onClose }: Props) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState<readonly string[]>(() => hours.map(hoursText));
  const [isChecked, setChecked] = useState(false);
  const read = typed.map(readHours);
  return (
    <DeedDialog
      title={`Часы недели: ${name}`}
      happens="Часы сменятся на сайте, в письмах и во времени визитов. Записанные визиты останутся."
      button="Записать часы"
      width="wide"
      check={() => {
        setChecked(true);
        return !read.includes(undefined);
      }}
      refused={changedText}
      onClose={() => {
        void cache.invalidateQueries({ queryKey: ['office-stores'] });
        onClose();
      }}
      send={async (reason) => {
        const body = { hours: read.map((day) => day ?? null), reason };
        await call(changeStore, { params: { id }, body }, { version });
        return 'Часы записаны';
      }}
    >
      <div className={styles.week}>
        {WEEKDAYS.map((day, at) => (
          <Field
            key={day}
            label={day}
            autoComplete="off"
            value={typed[at] ?? ''}
            error={isChecked && read[at] === undefined ? 'Часы так: 10:00–22:00, или «закрыто»' : undefined}
            onChange={(event) => setTyped(typed.with(at, event.target.value))}
          />
        ))}
      </div>
    </DeedDialog>
  );
}
