import { Suspense, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { PRICE_UNIT_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { Price } from '#app/ui/shop/price.tsx';
import { CardLabels } from './card-labels.tsx';
import { canBuy, type AddSku } from './card-sku.ts';
import type { CardType } from './card-type.ts';
import { MetalDots } from './metal-dots.tsx';
import styles from './product-card.module.css';

const CardLive = lazyPart(async () => ({ default: (await import('./live/card-live.tsx')).CardLive }));

type Props = {
  ref?: Ref<HTMLElement>;
  card: Card;
  type?: CardType;
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
  const unit = PRICE_UNIT_NAMES[card.priceUnit];
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
      data-type={type}
      data-sold={inStock ? undefined : ''}
      onPointerEnter={() => setAwake(true)}
      onClickCapture={press}
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
                <Picture picture={picture} sizes={sizes} isPriority={isPriority && index === 0} alt="" />
              )}
            </span>
          ))}
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
        <p className={styles.price}>
          {!inStock && <span className={styles.note}>Продано</span>}
          <Price price={card.price} oldPrice={inStock ? card.oldPrice : null} />
          {unit !== null && <span className={styles.note}>{unit}</span>}
        </p>
        <MetalDots id={id} colorGroups={card.colorGroups} />
        <A className={styles.name} href={url}>
          {name}
        </A>
      </div>
    </article>
  );
}
