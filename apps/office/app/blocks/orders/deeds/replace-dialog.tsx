import { useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { call } from '#app/lib/calls/call.ts';
import { replacePiece } from '#app/lib/calls/routes/orders.ts';
import { refusedText } from '../data/refused.ts';
import { useOrderDeeds } from '../data/use-order.ts';
import type { Piece } from '../data/where.ts';
import styles from './deeds.module.css';

type Props = { order: OfficeOrder; piece: Piece; onClose: () => void };

const FOUND = [
  ['missing', 'Нет на месте', 'искать его будут три человека, потом списание'],
  ['on-hold', 'Не годится', 'останется в магазине и снимется с продажи'],
] as const;

/** Another piece of the same kind instead of one that is missing or not good enough. */
export function ReplaceDialog({ order, piece, onClose }: Props) {
  const { keep } = useOrderDeeds();
  const [found, setFound] = useState<(typeof FOUND)[number][0]>('missing');
  return (
    <DeedDialog
      title={`Заменить: ${piece.name}`}
      happens="Возьмём такое же: сначала из этого магазина, потом из города и со склада. Цена не изменится."
      button="Заменить изделие"
      hasReason
      onClose={onClose}
      refused={refusedText}
      act={async (reason) => {
        const { lineId, position } = piece;
        keep(
          await call(replacePiece, {
            params: { id: order.id, line: lineId },
            body: { position, found, reason },
          }),
        );
        return 'Изделие заменено: посмотрите, где лежит другое';
      }}
    >
      <fieldset className={styles.choice}>
        <legend>Что с этим</legend>
        {FOUND.map(([value, name, words]) => (
          <label key={value}>
            <input
              type="radio"
              name="found"
              aria-label={name}
              checked={found === value}
              onChange={() => setFound(value)}
            />
            <span>
              <b>{name}</b>
              <small>{words}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </DeedDialog>
  );
}
