import type { ReactNode, Ref } from 'react';
import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { PRICE_UNIT_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { Price } from '#app/ui/shop/price.tsx';
import text from '#app/ui/text/text.module.css';
import { ownName } from './card-names.ts';
import styles from './large-card.module.css';

type Props = {
  ref?: Ref<HTMLElement> | undefined;
  card: Card;
  /** SPEC 3.8: `catalog-double` spans two columns of a listing, `catalog-giant` two rows as well. */
  type: 'catalog-double' | 'catalog-giant';
  heart: ReactNode;
};

const SIZES = {
  'catalog-double': '(min-width: 1440px) 420px, (min-width: 1024px) 29vw, 100vw',
  'catalog-giant': '(min-width: 1440px) 720px, (min-width: 1024px) 43vw, 100vw',
} as const;

/** A product shown large, with the editor's comment. */
export function LargeCard({ ref, card, type, heart }: Props) {
  const [first] = card.images;
  const unit = PRICE_UNIT_NAMES[card.priceUnit];
  return (
    <article
      ref={ref}
      className={styles.root}
      data-type={type}
      data-theme={first?.background === 'dark' ? 'dark' : undefined}
    >
      <div className={styles.picture}>
        {first !== undefined && <Picture picture={first} sizes={SIZES[type]} alt="" />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.line}>{`${ownName(card.name)}: ${card.editorLine}`}</h2>
        <p className={styles.name}>{card.name}</p>
        <p className={styles.price}>
          <Price price={card.price} oldPrice={card.oldPrice} size="line" />
          {unit !== null && <span className={styles.name}>{unit}</span>}
        </p>
        <ButtonLink variant="ghost" className={styles.open} href={card.url}>
          Рассмотреть<span className={text.hidden}>: {card.name}</span>
        </ButtonLink>
      </div>
      {heart}
    </article>
  );
}
