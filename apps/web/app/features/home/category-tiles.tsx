import type { SectionLink } from '@yahont/contracts/catalogue/sections.ts';
import { TileCard } from '#app/shop/cards/tile-card.tsx';
import styles from './category-tiles.module.css';

type Props = { tiles: readonly SectionLink[] };

/** Sections as picture tiles; the first one is large. */
export function CategoryTiles({ tiles }: Props) {
  return (
    <ul className={styles.root}>
      {tiles.map((tile, index) => (
        <li key={tile.url} className={styles.tile} data-big={index === 0 || undefined}>
          <TileCard
            section={tile}
            look={index === 0 ? 'big' : 'tile'}
            sizes={index === 0 ? '(min-width: 1024px) 44vw, 100vw' : '(min-width: 1024px) 22vw, 50vw'}
          />
        </li>
      ))}
    </ul>
  );
}
