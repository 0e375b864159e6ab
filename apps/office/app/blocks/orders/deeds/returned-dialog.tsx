import { useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { call } from '#app/lib/calls/call.ts';
import { readyOrder } from '#app/lib/calls/routes/orders.ts';
import { refusedText } from '../data/refused.ts';
import { useOrderDeeds } from '../data/use-order.ts';

const PLACE_MAX = 80;

type Props = { order: OfficeOrder; onClose: () => void };

/** The courier met nobody: the order waits again, and its pieces are scanned once more. */
export function ReturnedDialog({ order, onClose }: Props) {
  const { keep } = useOrderDeeds();
  const [place, setPlace] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <DeedDialog
      title={`${order.number}: курьер вернулся`}
      happens="Заказ снова готов к отправке. Договоритесь с покупателем о другом дне."
      button="Принять от курьера"
      onClose={onClose}
      isFine={() => {
        const isEmpty = cleanTyped(place) === '';
        setFault(isEmpty ? 'Впишите, где заказ будет лежать' : undefined);
        return !isEmpty;
      }}
      refused={refusedText}
      act={async () => {
        keep(await call(readyOrder, { params: { id: order.id }, body: { place } }));
        return `${order.number} принят от курьера`;
      }}
    >
      <Field
        label="Место: сейф и ячейка"
        value={place}
        error={fault}
        maxLength={PLACE_MAX}
        autoComplete="off"
        onChange={(event) => setPlace(event.target.value)}
      />
    </DeedDialog>
  );
}
