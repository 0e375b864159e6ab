import type { ReactNode } from 'react';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import styles from './piece-row.module.css';

export type PieceFace = Pick<ProductCard, 'id' | 'name' | 'url' | 'price' | 'images'>;

type Props = {
  piece: PieceFace;
  /** Beside the name, for instance a link that removes the piece. */
  children?: ReactNode;
};

/** A piece of jewellery in one line: picture, name, price. */
export function PieceRow({ piece: { name, url, price, images }, children }: Props) {
  const [picture] = images;
  return (
    <div className={styles.root}>
      <span className={styles.picture} data-theme={picture?.background === 'dark' ? 'dark' : undefined}>
        {picture !== undefined && <Picture picture={picture} sizes="72px" alt="" />}
      </span>
      <span className={styles.words}>
        <A className={styles.name} href={url}>
          {nbsp(name)}
        </A>
        <span className={styles.price}>{formatRoubles(price)}</span>
      </span>
      {children}
    </div>
  );
}
