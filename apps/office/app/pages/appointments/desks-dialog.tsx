import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoreDesk } from '@yahont/contracts/office/store-desks.ts';
import { STORE_DESKS, type Desk } from '@yahont/contracts/appointments/desks.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { call } from '#app/lib/calls/call.ts';
import { setStoreDesk } from '#app/lib/calls/routes/appointments.ts';
import { desksKey } from './use-visits.ts';
import { DESK_WORDS } from './visit-words.ts';

const MOST = 20;

type Props = { storeId: number; desks: readonly StoreDesk[]; storeName: string; onClose: () => void };

/** How many visitors an hour a store receives at each desk. */
export function DesksDialog({ storeId, desks, storeName, onClose }: Props) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState<Partial<Record<Desk, string>>>({});
  const [wrong, setWrong] = useState<readonly Desk[]>([]);
  const before = (desk: Desk): number => desks.find((one) => one.desk === desk)?.visitors ?? 0;
  const numberOf = (desk: Desk): number => {
    const text = typed[desk];
    return text === undefined ? before(desk) : Number(text);
  };
  const isRight = (desk: Desk): boolean => {
    const visitors = numberOf(desk);
    return typed[desk] !== '' && Number.isInteger(visitors) && visitors >= 0 && visitors <= MOST;
  };
  return (
    <DeedDialog
      title={`Места столов: ${storeName}`}
      happens="Сколько гостей в час принимает каждый стол; 0 — стол закрыт. Сделанные записи остаются."
      button="Изменить места"
      hasReason
      isFine={() => {
        const faults = STORE_DESKS.filter((desk) => !isRight(desk));
        setWrong(faults);
        return faults.length === 0;
      }}
      act={async (reason) => {
        const changed = STORE_DESKS.filter((desk) => numberOf(desk) !== before(desk));
        for (const desk of changed) {
          const body = { desk, visitors: numberOf(desk), reason };
          cache.setQueryData(desksKey(storeId), await call(setStoreDesk, { params: { id: storeId }, body }));
        }
        return changed.length === 0 ? 'Места остались прежними' : 'Места изменены';
      }}
      onClose={onClose}
    >
      {STORE_DESKS.map((desk) => (
        <Field
          key={desk}
          label={`${DESK_WORDS[desk].name}, гостей в час`}
          inputMode="numeric"
          value={typed[desk] ?? String(before(desk))}
          error={wrong.includes(desk) ? `Целое число от 0 до ${MOST}` : undefined}
          onChange={(event) => setTyped({ ...typed, [desk]: event.target.value.trim() })}
        />
      ))}
    </DeedDialog>
  );
}
