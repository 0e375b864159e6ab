import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { formatRoubles, ZERO } from '@yahont/values/money.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Tick } from '#app/parts/tick.tsx';
import { call } from '#app/lib/calls/call.ts';
import { handOverPart } from '#app/lib/calls/routes/orders.ts';
import { refusedText } from '../data/refused.ts';
import { usePayment } from '../data/use-payment.ts';
import { PaymentFields } from './payment-fields.tsx';
import styles from './deeds.module.css';

type Props = { order: OfficeOrder; onClose: () => void };

/** The buyer tried on and kept a part: the courier takes the rest back, the refund is made at once. */
export function PartDialog({ order, onClose }: Props) {
  const cache = useQueryClient();
  const paying = usePayment();
  const [taken, setTaken] = useState<readonly number[]>([]);
  const [fault, setFault] = useState<string>();
  const lines = [...new Map(order.pieces.map((piece) => [piece.lineId, piece.name]))];
  return (
    <DeedDialog
      title={`${order.number}: выдать частично`}
      happens="Отмеченное курьер заберёт обратно, деньги за него вернутся. Все изделия должны быть отсканированы."
      button="Выдать остальное"
      onClose={onClose}
      isFine={() => {
        setFault(taken.length === 0 ? 'Отметьте, что покупатель не оставил' : undefined);
        return taken.length > 0 && (order.due === ZERO || paying.check() !== null);
      }}
      refused={refusedText}
      act={async () => {
        const paid = order.due === ZERO ? null : paying.check();
        const { cashToTake } = await call(handOverPart, {
          params: { id: order.id },
          body: { takenBack: [...taken], ...(paid === null ? {} : { paid }) },
        });
        await Promise.all(
          [['order', order.id], ['orders'], ['returns']].map((queryKey) =>
            cache.invalidateQueries({ queryKey }),
          ),
        );
        return cashToTake === ZERO ? 'Часть выдана' : `Часть выдана, взять ${formatRoubles(cashToTake)}`;
      }}
    >
      <fieldset className={styles.choice}>
        <legend>Курьер забирает</legend>
        {lines.map(([lineId, name]) => (
          <Tick
            key={lineId}
            checked={taken.includes(lineId)}
            onChange={(event) =>
              setTaken(event.target.checked ? [...taken, lineId] : taken.filter((one) => one !== lineId))
            }
          >
            {name}
          </Tick>
        ))}
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      </fieldset>
      {order.due !== ZERO && <PaymentFields used={paying} sum="за оставленное" />}
    </DeedDialog>
  );
}
