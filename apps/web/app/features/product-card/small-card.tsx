import type { SmallCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { PRICE_UNIT_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { Price } from '#app/ui/shop/price.tsx';
import { kindName, ownName } from './card-names.ts';
import styles from './small-card.module.css';

type Props = {
  card: Card;
  /** SPEC 3.8: `nav-novelties` is in the catalogue menu, `landing` below a text. */
  type: 'nav-novelties' | 'landing';
  /** Width of the picture on the page. */
  sizes: string;
};

/** A product as a single link without controls. */
export function SmallCard({ card, type, sizes }: Props) {
  const { name, picture } = card;
  const unit = PRICE_UNIT_NAMES[card.priceUnit];
  return (
    <article className={styles.root} data-type={type}>
      <A className={styles.link} href={card.url}>
        <span className={styles.picture}>
          {picture !== null && <Picture picture={picture} sizes={sizes} alt="" />}
        </span>
        <b className={styles.name}>{ownName(name)}</b> <span className={styles.kind}>{kindName(name)}</span>{' '}
        <span className={styles.price}>
          <Price price={card.price} oldPrice={card.oldPrice} />
          {unit !== null && <span className={styles.unit}>{unit}</span>}
        </span>
      </A>
    </article>
  );
}
