import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFullName, isPowerNumber } from '@yahont/values/buyer/power-of-attorney.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { call } from '#app/lib/calls/call.ts';
import { recordPowerOfAttorney } from '#app/lib/calls/routes/orders.ts';
import { papersKey } from '../data/papers-key.ts';
import { refusedText } from '../data/refused.ts';
import styles from './deeds.module.css';

const EMPTY = { powerNumber: '', issuedOn: '', validUntil: '', receiverName: '' };
type Typed = typeof EMPTY;
type Faults = Partial<Record<keyof Typed, string>>;

/** By which power of attorney a person receives the order of a company. */
export function PowerDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: faults[name],
    autoComplete: 'off',
    onChange: ({ target: { value } }: { target: { value: string } }) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <DeedDialog
      title="Доверенность"
      happens="Сверьте с бумагой: номер и имя попадут в УПД. Новая доверенность заменит прежнюю."
      button="Записать доверенность"
      onClose={onClose}
      isFine={() => {
        const found = faultsOf(typed);
        setFaults(found);
        return Object.keys(found).length === 0;
      }}
      refused={refusedText}
      act={async () => {
        cache.setQueryData(papersKey(id), await call(recordPowerOfAttorney, { params: { id }, body: typed }));
        return 'Доверенность записана';
      }}
    >
      <Field label="Номер" maxLength={30} {...field('powerNumber')} />
      <div className={styles.pair}>
        <Field label="Выдана" type="date" {...field('issuedOn')} />
        <Field label="Действует до" type="date" {...field('validUntil')} />
      </div>
      <Field label="Кто получает: фамилия, имя, отчество" maxLength={120} {...field('receiverName')} />
    </DeedDialog>
  );
}

function faultsOf({ powerNumber, issuedOn, validUntil, receiverName }: Typed): Faults {
  return {
    ...(isPowerNumber(powerNumber.trim()) ? {} : { powerNumber: 'Впишите номер, как на бумаге' }),
    ...(issuedOn === '' ? { issuedOn: 'Выберите день' } : {}),
    ...(validUntil === '' ? { validUntil: 'Выберите день' } : {}),
    ...(isFullName(receiverName.trim()) ? {} : { receiverName: 'Впишите фамилию и имя' }),
  };
}
