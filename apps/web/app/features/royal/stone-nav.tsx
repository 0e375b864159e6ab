import type { RoyalLook } from '@yahont/contracts/content/content.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import layout from '#app/ui/text/layout.module.css';
import styles from './stone-nav.module.css';

type Props = { stones: RoyalLook['stones']; currentUrl: string };

/** All stones of the collection in a row; the current one is underlined. */
export function StoneNav({ stones, currentUrl }: Props) {
  return (
    <nav className={styles.root} aria-label="Царские камни">
      <ul className={`${layout.container} ${styles.row}`}>
        {stones.map((stone) => (
          <li key={stone.url}>
            <A
              href={stone.url}
              className={styles.stone}
              aria-current={stone.url === currentUrl ? 'page' : undefined}
            >
              <span className={styles.picture}>
                <Picture picture={stone.picture} alt="" sizes="72px" />
              </span>
              {stone.name}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
