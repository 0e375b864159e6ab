import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { METAL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './metal-dots.module.css';

type Props = Pick<Card, 'id' | 'colorGroups'>;

/**
 * The metals of the model: a link to each, which the card shows in place. Renders nothing for a single metal.
 */
export function MetalDots({ id, colorGroups }: Props) {
  if (colorGroups.length < 2) return null;
  return (
    <span className={styles.root} role="group" aria-label="Металл">
      {colorGroups.map(({ productId, metal, url }) => (
        <A
          key={productId}
          className={styles.dot}
          href={url}
          data-product={productId}
          data-metal={metal}
          aria-label={METAL_NAMES[metal]}
          aria-current={productId === id || undefined}
        />
      ))}
    </span>
  );
}
