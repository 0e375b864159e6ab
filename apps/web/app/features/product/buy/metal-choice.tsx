import { useEffect, useRef } from 'react';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { followMetal, isReachedByMetal } from './metal-focus.ts';
import { metalShortName } from '../product-names.ts';
import styles from './metal-choice.module.css';

type Props = Pick<Product, 'id' | 'metalName' | 'fineness' | 'colors'>;

/** The same model in other metals: each is a page of its own. */
export function MetalChoice({ id, metalName, fineness, colors }: Props) {
  const current = useRef<HTMLAnchorElement>(null);

  // The focus is outside React, and the focused link was on the previous page.
  useEffect(() => {
    if (isReachedByMetal(id)) current.current?.focus({ preventScroll: true });
  }, [id]);

  return (
    <section className={styles.root} aria-label="Металл">
      <p className={styles.title}>
        <span className={styles.muted}>Металл</span> {metalName} {fineness}
      </p>
      {colors.length > 1 && (
        <ul className={styles.list}>
          {colors.map((color) => (
            <li key={color.productId}>
              <A
                className={styles.metal}
                href={color.url}
                ref={color.productId === id ? current : undefined}
                aria-current={color.productId === id ? 'page' : undefined}
                data-keep-scroll=""
                onClick={() => followMetal(color.productId)}
              >
                <span
                  className={styles.picture}
                  data-theme={color.picture?.background === 'dark' ? 'dark' : undefined}
                >
                  {color.picture !== null && (
                    <Picture picture={color.picture} sizes="(min-width: 1280px) 52px, 44px" alt="" />
                  )}
                </span>
                {metalShortName(color.metal)}
              </A>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
