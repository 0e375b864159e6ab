import type { SmallCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { cardMarks, stateOf } from './card-marks.ts';
import { kindName, ownName } from './parts/card-names.ts';
import { CardLabels } from './parts/card-labels.tsx';
import { CardPicture } from './parts/card-picture.tsx';
import { CardPrice } from './parts/card-price.tsx';
import styles from './small-card.module.css';

type Props = {
  card: Card;
  /** SPEC 3.8: `nav-novelties` is in the catalogue menu, `landing` below a text. */
  type: 'nav-novelties' | 'landing';
  /** Width of the picture on the page. */
  sizes: string;
  /** Shows the discount and the label of the piece on its picture, as a listing does. */
  hasLabels?: boolean;
  /** Replaces them. */
  labelNote?: string | undefined;
  /** Above the name: the article number of a royal product. */
  note?: string;
};

/** A product as a single link without controls. */
export function SmallCard({ card, type, sizes, hasLabels = false, labelNote, note }: Props) {
  const { kind, name, tier, picture, labels, discount, inStock } = card;
  return (
    <article className={styles.root} {...cardMarks(type, tier, stateOf(card))}>
      <A className={styles.link} href={card.url}>
        <span className={styles.picture} data-theme={picture?.background === 'dark' ? 'dark' : undefined}>
          <CardPicture picture={picture} sizes={sizes} />
          {hasLabels && inStock && (
            <CardLabels kind={kind} labels={labels} discount={discount} note={labelNote} />
          )}
        </span>
        {note !== undefined && <small className={styles.note}>{note}</small>}
        <b className={styles.name}>{ownName(name)}</b> <span className={styles.kind}>{kindName(name)}</span>{' '}
        <span className={styles.price}>
          <CardPrice card={card} unit={card.priceUnit} />
        </span>
      </A>
    </article>
  );
}
