import { useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { call } from '#app/lib/calls/call.ts';
import { changeVisit } from '#app/lib/calls/routes/orders.ts';
import { refusedText } from '../data/refused.ts';
import { useOrderDeeds } from '../data/use-order.ts';
import styles from './deeds.module.css';

type Props = { order: OfficeOrder; onClose: () => void };

/** Another day and other hours of the courier, agreed with the buyer. */
export function VisitDialog({ order, onClose }: Props) {
  const { delivery } = order;
  const { keep } = useOrderDeeds();
  const [date, setDate] = useState<string>(delivery.date);
  const [from, setFrom] = useState(delivery.from ?? '');
  const [fault, setFault] = useState<string>();
  return (
    <DeedDialog
      title={`Перенести визит ${order.number}`}
      happens="Договоритесь с покупателем заранее. Он получит сообщение; второй заказ той же корзины поедет тогда же."
      button="Перенести визит"
      hasReason
      onClose={onClose}
      isFine={() => {
        setFault(date === '' ? 'Выберите день' : undefined);
        return date !== '';
      }}
      refused={refusedText}
      act={async (reason) => {
        keep(
          await call(changeVisit, {
            params: { id: order.id },
            body: { date, interval: from === '' ? null : from, reason },
          }),
        );
        return 'Визит перенесён, покупатель получит сообщение';
      }}
    >
      <div className={styles.pair}>
        <Field
          label="День в городе покупателя"
          type="date"
          value={date}
          error={fault}
          onChange={(event) => setDate(event.target.value)}
        />
        <Field
          label="Начало часов"
          type="time"
          step={1800}
          value={from}
          help="Пусто: в любое время дня"
          onChange={(event) => setFrom(event.target.value)}
        />
      </div>
    </DeedDialog>
  );
}
