import type { ProductSet } from '@yahont/contracts/sets/sets.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { CardPicture } from '#app/shop/cards/parts/card-picture.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './sets.module.css';

/** A set with a piece that cannot be bought now: the others at their own prices. */
export function SetRest({ set: { parts } }: { set: ProductSet }) {
  return (
    <>
      <p>{nbsp('Целиком этот комплект сейчас не собрать. Остальные изделия есть по своей цене.')}</p>
      <ol className={styles.parts}>
        {parts.map(({ label, card, skus }) => (
          <li key={label} className={styles.part}>
            <A href={card.url} className={styles.picture}>
              <CardPicture picture={card.images[0]} sizes="(min-width: 1024px) 280px, 96px" />
            </A>
            <p className={styles.name}>
              <A href={card.url}>{label}</A>
              <b>{skus.length > 0 ? formatRoubles(card.price) : 'Продано'}</b>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
