import type { SectionLink } from '@yahont/contracts/catalogue/sections.ts';
import { TileCard } from '#app/shop/cards/tile-card.tsx';
import styles from './quick-links.module.css';

type Props = { links: readonly SectionLink[]; label: string };

/**
 * At most this many are side by side; more scroll. An attribute instead of `:has()`, which is false until the
 * list is parsed.
 */
const SIDE_BY_SIDE = 9;

const SIZES = '(min-width: 1440px) 150px, (min-width: 1024px) 11vw, 96px';

/** Subsections, each with a picture. */
export function QuickLinks({ links, label }: Props) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list} data-long={links.length > SIDE_BY_SIDE || undefined}>
        {links.map((section) => (
          <li key={section.code}>
            <TileCard section={section} look="link" sizes={SIZES} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
