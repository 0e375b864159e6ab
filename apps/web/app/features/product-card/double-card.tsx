import type { ReactNode, Ref } from 'react';
import type { ProductCard as Card } from '@yahont/contracts/cards.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import text from '#app/ui/text.module.css';
import { labelName } from './card-names.ts';
import styles from './double-card.module.css';

type Props = { ref?: Ref<HTMLElement> | undefined; card: Card; heart: ReactNode };

const SIZES = '(min-width: 1440px) 420px, (min-width: 1024px) 29vw, 100vw';

/** SPEC 3, `catalog-double`: two columns of a listing for one piece, words at the left, the piece at the right. */
export function DoubleCard({ ref, card, heart }: Props) {
  const [first] = card.images;
  return (
    <article
      ref={ref}
      className={styles.root}
      data-sold={card.inStock ? undefined : ''}
      data-theme={first?.background === 'dark' ? 'dark' : undefined}
    >
      <div className={styles.picture}>
        {first !== undefined && <Picture picture={first} sizes={SIZES} alt="" />}
      </div>
      <div className={styles.words}>
        <p className={text.eyebrow}>{labelName(card.labels, 0) ?? 'Крупным планом'}</p>
        <h2 className={styles.name}>{card.name}</h2>
        <Price price={card.price} oldPrice={card.oldPrice} discount={card.discount} size="line" />
        <ButtonLink
          variant="ghost"
          className={styles.open}
          href={card.url}
          aria-label={`Рассмотреть: ${card.name}`}
        >
          Рассмотреть
        </ButtonLink>
      </div>
      {heart}
    </article>
  );
}
