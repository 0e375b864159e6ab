import type { SectionLink } from '@yahont/contracts/catalogue/sections.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { cardMarks } from '#app/shop/cards/card-marks.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import styles from './menu.module.css';

type Props = { tiles: readonly SectionLink[] };

/** Tiles on the first screen of a phone. */
const FIRST_SCREEN = 4;

/** Kinds of jewellery as pictures. */
export function MenuTiles({ tiles }: Props) {
  return (
    <nav aria-label="Разделы каталога">
      <ul className={styles.tiles}>
        {tiles.map(({ url, name, count, tier, picture }, index) => (
          <li key={url}>
            <A href={url} {...cardMarks('category', tier)}>
              <span className={styles.picture}>
                {picture !== null && (
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="(min-width: 1024px) 16vw, (min-width: 768px) 33vw, 50vw"
                    isPriority={index < FIRST_SCREEN}
                  />
                )}
              </span>
              <span className={styles.tile}>
                <b>{name}</b>
                <small>{count}</small>
              </span>
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
