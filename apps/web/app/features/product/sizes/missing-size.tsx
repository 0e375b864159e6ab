import { Fragment } from 'react';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatSize, isLength } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { followMetal } from '../buy/metal-focus.ts';
import { inMetal } from '../product-names.ts';
import { metalsWithSize } from './sizes.ts';
import styles from './size-choice.module.css';

type Props = Pick<Product, 'id' | 'metal' | 'colors'> & { size: number };

/** Says that a size is not available in this metal, and which metals have it. */
export function MissingSize({ id, metal, colors, size }: Props) {
  const others = metalsWithSize({ id, colors }, size);
  return (
    <>
      {nbsp(`${isLength(size) ? 'Длины' : 'Размера'} ${formatSize(size)} ${inMetal(metal)} сейчас нет`)}
      {others.length > 0 && (
        <>
          , есть{' '}
          {others.map((color, index) => (
            <Fragment key={color.productId}>
              {index > 0 && ' и\u00A0'}
              <A
                className={styles.link}
                href={color.url}
                data-keep-scroll=""
                onClick={() => followMetal(color.productId)}
              >
                {inMetal(color.metal)}
              </A>
            </Fragment>
          ))}
        </>
      )}
      .
    </>
  );
}
