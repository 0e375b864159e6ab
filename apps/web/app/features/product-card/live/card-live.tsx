import { Suspense, useEffect, useRef, useState } from 'react';
import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { formatCm, formatSize, isLength, sizeTitleWords } from '@yahont/values/measures/size.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { skuOf, type AddSku } from '../card-sku.ts';
import { cardOfMetal } from './show-metal.ts';
import { chooseText, inStockText, isOfLength } from './size-texts.ts';
import { useAdding } from './use-adding.ts';
import styles from './card-live.module.css';

type Props = {
  card: Card;
  /** Undefined for a product that cannot be bought. */
  onAdd: AddSku | undefined;
  onShow: (card: Card) => void;
  /** The bag or metal dot that was pressed. */
  pressed: Element | null;
  /** Called when the press has been handled. */
  onClose: () => void;
};

const SizeSheet = lazyPart(async () => ({ default: (await import('./size-sheet.tsx')).SizeSheet }));

/** One row has no room for more sizes; the product page has them all. */
const MAX_SIZES = 5;

/**
 * The interactive part of a card: the dots follow the swipe, and hovering shows sizes and the button over the picture.
 */
export function CardLive({ card, onAdd, onShow, pressed, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null);

  // The browser scrolls the strip of views.
  useEffect(() => {
    const stage = place.current?.parentElement;
    const strip = stage?.firstElementChild;
    if (!stage || !strip) return undefined;
    const follow = () => {
      stage.dataset['angle'] = String(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)));
    };
    follow();
    strip.addEventListener('scroll', follow, { passive: true });
    return () => strip.removeEventListener('scroll', follow);
  }, []);

  // A press can precede the loading of this part, so it is passed as a value.
  useEffect(() => {
    if (!(pressed instanceof HTMLAnchorElement)) return;
    onClose();
    cardOfMetal(Number(pressed.dataset['product'])).then(onShow, () => location.assign(pressed.href));
  }, [pressed, onShow, onClose]);

  const isBagPressed = pressed instanceof HTMLButtonElement;
  const [hasSheet, setHasSheet] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isOpen = isBagPressed || isAsked;
  if (isOpen && !hasSheet) setHasSheet(true);

  function close() {
    setAsked(false);
    onClose();
  }

  return (
    <div ref={place} className={styles.root}>
      {onAdd !== undefined && <QuickAdd card={card} onAdd={onAdd} onAsk={() => setAsked(true)} />}
      {onAdd !== undefined && hasSheet && (
        <Suspense>
          <SizeSheet card={card} isOpen={isOpen} onClose={close} onAdd={onAdd} />
        </Suspense>
      )}
    </div>
  );
}

/** On a card too narrow for sizes the button opens the sheet. */
type QuickAddProps = { card: Card; onAdd: AddSku; onAsk: () => void };

function QuickAdd({ card, onAdd, onAsk }: QuickAddProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { isWaiting, message, addedSku, add, forget } = useAdding(onAdd);
  const sku = skuOf(card, chosen);
  const moreCount = card.sizes.length - MAX_SIZES;

  function choose(skuId: number) {
    setChosen(skuId);
    forget();
  }

  return (
    <div className={styles.layer}>
      {card.sizes.length > 0 && (
        <div className={styles.sizes} role="group" aria-label={inStockText(card.sizes)}>
          {card.sizes.slice(0, MAX_SIZES).map(({ skuId, size }) => (
            <button
              key={skuId}
              type="button"
              className={styles.size}
              aria-pressed={skuId === chosen}
              aria-label={sizeTitleWords(size)}
              onClick={() => choose(skuId)}
            >
              {isLength(size) ? formatCm(size) : formatSize(size)}
            </button>
          ))}
          {moreCount > 0 && (
            <A
              className={styles.size}
              href={card.url}
              aria-label={isOfLength(card.sizes) ? 'Все длины' : 'Все размеры'}
            >
              {`ещё${NBSP}${moreCount}`}
            </A>
          )}
        </div>
      )}
      <p className={styles.message} role="status">
        {message}
      </p>
      {sku === null && (
        <>
          <Button isWide variant="quiet" className={styles.ask} disabled>
            {chooseText(card.sizes)}
          </Button>
          <Button isWide variant="ghost" className={styles.open} onClick={onAsk}>
            {isOfLength(card.sizes) ? 'Выбрать длину' : 'Выбрать размер'}
          </Button>
        </>
      )}
      {sku !== null && addedSku === sku.skuId && (
        <ButtonLink variant="ghost" className={styles.done} href="/cart/">
          В корзине — перейти
        </ButtonLink>
      )}
      {sku !== null && addedSku !== sku.skuId && (
        <Button isWide isWaiting={isWaiting} waitingText="Добавляем" onClick={() => void add(sku)}>
          {sku.price === card.price
            ? `В${NBSP}корзину`
            : `В${NBSP}корзину за${NBSP}${formatRoubles(sku.price)}`}
        </Button>
      )}
    </div>
  );
}
