import { useState } from 'react';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { call } from '#app/lib/calls/call.ts';
import { extendStorage } from '#app/lib/calls/routes/orders.ts';
import { useNow } from '#app/lib/look/now.ts';
import { calendarText, dateText } from '#app/lib/words/moments.ts';
import { refusedText } from '../data/refused.ts';
import { useOrderDeeds } from '../data/use-order.ts';

type Props = {
  order: { id: number; number: string; storeUntil: string | null };
  onClose: () => void;
  onDone?: () => void;
};

/** Lets a ready order wait longer. The last hour of the chosen day counts. */
export function StorageDialog({ order, onClose, onDone }: Props) {
  const { keep } = useOrderDeeds();
  const [until, setUntil] = useState('');
  const [fault, setFault] = useState<string>();
  const now = useNow();
  return (
    <DeedDialog
      title={`Продлить хранение ${order.number}`}
      {...(order.storeUntil === null
        ? {}
        : {
            happens: `Сейчас хранится до ${dateText(order.storeUntil, now)}. Покупатель получит сообщение.`,
          })}
      button="Продлить"
      hasReason
      onClose={onClose}
      isFine={() => {
        setFault(until === '' ? 'Выберите последний день' : undefined);
        return until !== '';
      }}
      refused={refusedText}
      act={async (reason) => {
        // The end of the day by the clock of the browser, which is in the store.
        const end = new Date(`${until}T23:59:00`).toISOString();
        keep(await call(extendStorage, { params: { id: order.id }, body: { until: end, reason } }));
        onDone?.();
        return `${order.number} хранится: ${calendarText(until, now)} включительно`;
      }}
    >
      <Field
        label="Последний день"
        type="date"
        value={until}
        error={fault}
        onChange={(event) => setUntil(event.target.value)}
      />
    </DeedDialog>
  );
}
