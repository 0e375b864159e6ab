import type { RoyalLook } from '@yahont/contracts/content/content.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import layout from '#app/ui/text/layout.module.css';
import styles from './stone-tiles.module.css';

type Props = { stones: RoyalLook['stones'] };

/** The whole collection by stone. */
export function StoneTiles({ stones }: Props) {
  return (
    <section className={`${layout.container} ${layout.section}`} aria-label="Камни собрания">
      <ul className={styles.grid}>
        {stones.map((stone) => (
          <li key={stone.url}>
            <A href={stone.url} className={styles.tile}>
              <span className={styles.picture}>
                <Picture picture={stone.picture} alt="" sizes="(min-width: 1024px) 30vw, 48vw" />
              </span>
              <b className={styles.name}>{stone.name}</b>
              <i className={styles.oldName}>{stone.oldName}</i>
              <small className={styles.fact}>{stone.fact}</small>
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}
