import { useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import type { PieceScan } from '#app/blocks/scan/use-piece-scan.ts';
import { TextButton } from '#app/parts/button.tsx';
import { Uin } from '#app/parts/facts/uin.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { useStores } from '#app/lib/people/stores.ts';
import { may } from '#app/lib/session/me.ts';
import { whereOf, type Piece } from '#app/blocks/orders/data/where.ts';
import { ReplaceDialog } from '#app/blocks/orders/deeds/replace-dialog.tsx';
import { pieceKey } from './use-order-scan.ts';
import styles from './piece-list.module.css';

const REPLACED_IN = new Set<OfficeOrder['status']>(['new', 'paid', 'assembling']);
const TAIL = 4;

type Props = {
  order: OfficeOrder;
  me: Me;
  /** The right cell says what is compared. */
  isScanning: boolean;
  scan?: PieceScan;
};

/** The pieces of an order; lines keep their places while they are scanned. */
export function PieceList({ order, me, isScanning, scan }: Props) {
  const [replaced, setReplaced] = useState<Piece | null>(null);
  const mayReplace = REPLACED_IN.has(order.status) && may(me, 'orders.replace-piece');
  if (order.pieces.length === 0)
    return <p className={styles.none}>В заказе нет изделий с УИН: выдавать и сверять нечего.</p>;
  return (
    <ul className={styles.root} aria-label="Изделия">
      {order.pieces.map((piece) => (
        <li
          key={pieceKey(piece)}
          data-wanted={(isScanning && pieceKey(piece) === scan?.wanted?.key) || undefined}
        >
          <PieceText order={order} piece={piece} />
          <div className={styles.side}>
            {isScanning && <ScanState piece={piece} scan={scan} />}
            {mayReplace && (
              <TextButton onClick={() => setReplaced(piece)}>
                Нет на месте<span className={styles.long}> или не годится</span>
              </TextButton>
            )}
          </div>
        </li>
      ))}
      {replaced !== null && (
        <ReplaceDialog order={order} piece={replaced} onClose={() => setReplaced(null)} />
      )}
    </ul>
  );
}

function PieceText({ order, piece }: { order: OfficeOrder; piece: Piece }) {
  const stores = useStores();
  const { name, part, article, size, uinHead, scannedUin } = piece;
  const where = whereOf(piece, order, stores.data);
  return (
    <div className={styles.text}>
      <b>{part === null ? name : `${name}: ${part.toLowerCase()}`}</b>
      <small className={styles.muted}>
        {article}
        {size !== null && `, размер ${formatSize(size)}`}
      </small>
      <small>
        <Uin head={uinHead} tail={scannedUin === null ? null : scannedUin.slice(-TAIL)} />
      </small>
      <small>
        <Toned tone={where.tone}>{where.text}</Toned>
      </small>
    </div>
  );
}

function ScanState({ piece, scan }: { piece: Piece; scan: PieceScan | undefined }) {
  if (piece.scannedUin !== null)
    return (
      <span className={styles.state}>
        <Icon name="check" size={16} />
        <Toned tone="good">Сверено</Toned>
      </span>
    );
  if (pieceKey(piece) === scan?.wanted?.key)
    return (
      <span className={styles.state}>
        <Icon name="scan" size={16} />
        <Toned tone="warn">Ждёт скана</Toned>
      </span>
    );
  return <TextButton onClick={() => scan?.want(pieceKey(piece))}>Сверить сейчас</TextButton>;
}
