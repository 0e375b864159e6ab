import { lazy, Suspense, useState, type PointerEvent, type ReactNode, type Ref } from 'react';
import type { ProductCard as Card } from '@yahont/contracts/cards.ts';
import { A } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { CardLabels } from './card-labels.tsx';
import type { AddPiece } from './card-piece.ts';
import { MetalDots } from './metal-dots.tsx';
import styles from './product-card.module.css';

const CardQuick = lazy(async () => ({ default: (await import('./card-quick.tsx')).CardQuick }));

/** SPEC 3: where a card stands; `catalog-double` is `DoubleCard`. */
export type CardType = 'main' | 'category' | 'catalog' | 'cart-modal' | 'landing';

type Props = {
  ref?: Ref<HTMLElement>;
  card: Card;
  type?: CardType;
  /** The heart: made by the favourites, put together in a route. */
  heart?: ReactNode;
  /** Without it the hover layer shows sizes alone. */
  onAdd?: AddPiece;
  /** Above the fold. */
  isPriority?: boolean;
  /** How wide the picture stands on the page, where the type does not tell. */
  sizes?: string;
};

const RAIL_SIZES = '(min-width: 1440px) 322px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 62vw';
const SIZES: Readonly<Record<CardType, string>> = {
  main: RAIL_SIZES,
  category: RAIL_SIZES,
  catalog: '(min-width: 1440px) 333px, (min-width: 1024px) calc(33vw - 146px), calc(50vw - 22px)',
  'cart-modal': RAIL_SIZES,
  landing: '(min-width: 1024px) 33vw, 100vw',
};

/** One piece in a list. The second angle, sizes and the button come with the mouse and cost nothing before. */
export function ProductCard({
  ref,
  card,
  type = 'catalog',
  heart,
  onAdd,
  isPriority = false,
  sizes = SIZES[type],
}: Props) {
  const [isHovered, setHovered] = useState(false);

  function enter(event: PointerEvent) {
    if (event.pointerType === 'mouse') setHovered(true);
  }

  const [first, second] = card.images;
  return (
    <article
      ref={ref}
      className={styles.root}
      data-type={type}
      data-sold={card.inStock ? undefined : ''}
      onPointerEnter={enter}
    >
      <div className={styles.stage} data-theme={first?.background === 'dark' ? 'dark' : undefined}>
        <A className={styles.picture} href={card.url} tabIndex={-1} aria-hidden="true">
          {first !== undefined && <Picture picture={first} sizes={sizes} isPriority={isPriority} alt="" />}
          {isHovered && second !== undefined && (
            <Picture picture={second} sizes={sizes} alt="" className={styles.second} />
          )}
        </A>
        <CardLabels labels={card.labels} discount={card.discount} />
        {heart}
        {isHovered && card.inStock && onAdd !== undefined && (
          <Suspense>
            <CardQuick card={card} onAdd={onAdd} />
          </Suspense>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.price}>
          {!card.inStock && <span className={styles.sold}>Продано</span>}
          <Price price={card.price} oldPrice={card.inStock ? card.oldPrice : null} />
        </p>
        <A className={styles.name} href={card.url}>
          {card.name}
        </A>
        <MetalDots
          metal={card.metal}
          metals={card.colorGroups.map((color) => color.metal)}
          className={styles.dots}
        />
      </div>
    </article>
  );
}
