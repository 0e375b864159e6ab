import type { ReactNode, Ref } from 'react';
import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import text from '#app/ui/text/text.module.css';
import { cardMarks, stateOf } from './card-marks.ts';
import { ownName } from './parts/card-names.ts';
import { CardPicture } from './parts/card-picture.tsx';
import { CardPrice } from './parts/card-price.tsx';
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
  return (
    <article
      ref={ref}
      className={styles.root}
      data-theme={first?.background === 'dark' ? 'dark' : undefined}
      {...cardMarks(type, card.tier, stateOf(card))}
    >
      <div className={styles.picture}>
        <CardPicture picture={first} sizes={SIZES[type]} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.line}>
          {card.editorLine === '' ? ownName(card.name) : `${ownName(card.name)}: ${card.editorLine}`}
        </h2>
        <p className={styles.name}>{card.name}</p>
        <CardPrice card={card} unit={card.priceUnit} size="line" />
        <ButtonLink variant="ghost" className={styles.open} href={card.url}>
          Рассмотреть<span className={text.hidden}>: {card.name}</span>
        </ButtonLink>
      </div>
      {heart}
    </article>
  );
}
