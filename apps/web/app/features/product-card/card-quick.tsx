import { useState } from 'react';
import type { ProductCard as Card } from '@yahont/contracts/cards.ts';
import { formatRingSize } from '@yahont/values/ring-size.ts';
import { Button } from '#app/ui/button.tsx';
import { pieceOf, type AddPiece } from './card-piece.ts';
import styles from './card-quick.module.css';

type Props = { card: Card; onAdd: AddPiece };

const MOST_SIZES = 12;

/** Rises over the picture under a mouse: sizes in stock and the button. */
export function CardQuick({ card, onAdd }: Props) {
  const sizes = card.sizes.slice(0, MOST_SIZES);
  const [chosen, setChosen] = useState<number | null>(sizes.length === 1 ? (sizes[0]?.skuId ?? null) : null);
  const [isWaiting, setWaiting] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const piece = pieceOf(card, chosen);

  function choose(skuId: number) {
    setChosen(skuId);
    setMessage(null);
  }

  async function add() {
    if (piece === null) return;
    setWaiting(true);
    const added = await onAdd(piece);
    setWaiting(false);
    setMessage(added.ok ? null : added.message);
  }

  return (
    <div className={styles.root}>
      {sizes.length > 0 && (
        <fieldset className={styles.sizes}>
          <legend className={styles.legend}>Размер в наличии</legend>
          {sizes.map(({ skuId, size }) => (
            <button
              key={skuId}
              type="button"
              className={styles.size}
              aria-pressed={skuId === chosen}
              aria-label={`Размер ${formatRingSize(size)}`}
              onClick={() => choose(skuId)}
            >
              {formatRingSize(size)}
            </button>
          ))}
        </fieldset>
      )}
      <p className={styles.message} role="status">
        {message}
      </p>
      {piece === null ? (
        <Button isWide variant="quiet" className={styles.ask} disabled>
          Выберите размер
        </Button>
      ) : (
        <Button isWide isWaiting={isWaiting} waitingText="Добавляем" onClick={() => void add()}>
          В корзину
        </Button>
      )}
    </div>
  );
}
