import { Suspense, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { cardMarks, stateOf } from '#app/shop/cards/card-marks.ts';
import { CardLabels } from '#app/shop/cards/parts/card-labels.tsx';
import { CardPicture } from '#app/shop/cards/parts/card-picture.tsx';
import { CardPrice } from '#app/shop/cards/parts/card-price.tsx';
import { canBuy, type AddSku } from './card-sku.ts';
import { MetalDots } from './metal-dots.tsx';
import styles from './product-card.module.css';

const CardLive = lazyPart(async () => ({ default: (await import('./live/card-live.tsx')).CardLive }));

type Props = {
  ref?: Ref<HTMLElement>;
  card: Card;
  /** SPEC 3.8: `main` is in a row, `catalog` in a listing. */
  type?: 'main' | 'catalog';
  /** The heart button, passed in by a composition because features must not import each other. */
  heart?: ReactNode;
  /** Without it the card has no buying controls. */
  onAdd?: AddSku;
  /** Shows the model in another metal. */
  onShow: (card: Card) => void;
  /** The card is above the fold. */
  isPriority?: boolean;
  /** Width of the picture on the page, outside a strip. */
  sizes?: string;
};

const RAIL_SIZES = '(min-width: 1440px) 322px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 62vw';

/** One product of a list. Interactive parts are loaded on the first touch or hover. */
export function ProductCard({
  ref,
  card,
  type = 'catalog',
  heart,
  onAdd,
  onShow,
  isPriority = false,
  sizes = RAIL_SIZES,
}: Props) {
  const [isAwake, setAwake] = useState(false);
  const [pressed, setPressed] = useState<Element | null>(null);
  const { id, url, name, images, inStock } = card;
  const isForSale = onAdd !== undefined && canBuy(card);

  // A click on the bag or a dot, which the live part of the card handles.
  function press(event: MouseEvent) {
    const control = event.target instanceof Element ? event.target.closest('[data-product]') : null;
    if (control === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAwake(true);
    setPressed(control);
  }

  return (
    <article
      ref={ref}
      className={styles.root}
      onPointerEnter={() => setAwake(true)}
      onClickCapture={press}
      {...cardMarks(type, card.tier, stateOf(card))}
    >
      <div
        className={styles.stage}
        data-angles={type === 'catalog' ? images.length : undefined}
        data-theme={images[0]?.background ?? 'light'}
      >
        <A className={styles.angles} href={url} tabIndex={-1} aria-hidden="true">
          {images.map((picture, index) => (
            <span key={picture.hash} className={styles.angle}>
              {(index === 0 || isAwake) && (
                <CardPicture picture={picture} sizes={sizes} isPriority={isPriority && index === 0} />
              )}
            </span>
          ))}
          {images.length === 0 && <CardPicture picture={null} sizes={sizes} />}
        </A>
        {inStock && <CardLabels kind={card.kind} labels={card.labels} discount={card.discount} />}
        {heart}
        {isForSale && (
          <button type="button" className={styles.bag} data-product={id} aria-label={`В корзину: ${name}`}>
            <Icon name="bag" size={20} />
          </button>
        )}
        {isAwake && (
          <Suspense>
            <CardLive
              key={id}
              card={card}
              onAdd={isForSale ? onAdd : undefined}
              onShow={onShow}
              pressed={pressed}
              onClose={() => setPressed(null)}
            />
          </Suspense>
        )}
      </div>
      <div className={styles.body}>
        <CardPrice card={card} unit={card.priceUnit} />
        <MetalDots id={id} colorGroups={card.colorGroups} />
        <A className={styles.name} href={url}>
          {name}
        </A>
      </div>
    </article>
  );
}
