import type { SectionLink } from '@yahont/contracts/catalogue/sections.ts';
import type { z } from 'zod';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import styles from './category-tiles.module.css';

type Props = { tiles: readonly z.infer<typeof SectionLink>[] };

/** Sections as picture tiles; the first one is large. */
export function CategoryTiles({ tiles }: Props) {
  return (
    <ul className={styles.root}>
      {tiles.map((tile, index) => (
        <li key={tile.url} className={styles.tile} data-big={index === 0 || undefined}>
          <A href={tile.url} className={styles.link} data-type="category">
            <span className={styles.picture}>
              {tile.picture && (
                <Picture
                  picture={tile.picture}
                  alt=""
                  sizes={index === 0 ? '(min-width: 1024px) 44vw, 100vw' : '(min-width: 1024px) 22vw, 50vw'}
                />
              )}
            </span>
            <span className={styles.text}>
              <b className={styles.name}>{tile.name}</b>
              <small className={styles.count}>{tile.count}</small>
            </span>
          </A>
        </li>
      ))}
    </ul>
  );
}
