import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { call } from '#app/lib/calls/call.ts';
import { sendParcelElsewhere } from '#app/lib/calls/routes/orders.ts';
import { refusedText } from '../data/refused.ts';

const TRACK = /^[0-9A-Z-]{4,40}$/i;

type Props = { id: number; number: string; onClose: () => void };

/** A stuck parcel that was sent in another way: its number, who brings it and why. */
export function ElsewhereDialog({ id, number, onClose }: Props) {
  const cache = useQueryClient();
  const [track, setTrack] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <DeedDialog
      title={`${number}: отправить иначе`}
      happens="Заказ уйдёт в доставку с этим номером, покупатель увидит его. Изделия должны быть отсканированы."
      button="Записать отправку"
      hasReason
      reasonLabel="Кто везёт и почему, останется в журнале"
      onClose={onClose}
      isFine={() => {
        const isFine = TRACK.test(track.trim());
        setFault(isFine ? undefined : 'От 4 до 40 знаков: цифры, латинские буквы и дефис');
        return isFine;
      }}
      refused={refusedText}
      act={async (reason) => {
        await call(sendParcelElsewhere, { params: { id }, body: { trackNumber: track.trim(), reason } });
        await Promise.all(
          [['order', id], ['orders'], ['stuck-parcels']].map((queryKey) =>
            cache.invalidateQueries({ queryKey }),
          ),
        );
        return `${number} в пути`;
      }}
    >
      <Field
        label="Номер для отслеживания"
        value={track}
        error={fault}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setTrack(event.target.value)}
      />
    </DeedDialog>
  );
}
