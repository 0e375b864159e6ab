import type { Home } from '@yahont/contracts/content/content.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './royal-band.module.css';

type Props = { royal: Home['royal'] };

/** The dark band with one tile per royal stone. */
export function RoyalBand({ royal }: Props) {
  return (
    <section className={styles.root} data-theme="dark">
      <div className={layout.container}>
        <header className={styles.head}>
          <p className={`${text.eyebrow} ${styles.eyebrow}`}>{royal.eyebrow}</p>
          <h2 className={styles.title}>{royal.title}</h2>
          <p className={text.muted}>{royal.text}</p>
        </header>
        <ul className={styles.tiles} tabIndex={0} aria-label={royal.title}>
          {royal.tiles.map((tile) => (
            <li key={tile.url} className={styles.tile}>
              <A href={tile.url} className={styles.link}>
                <span className={styles.picture}>
                  <Picture picture={tile.picture} alt="" sizes="(min-width: 768px) 20vw, 48vw" />
                </span>
                <b className={styles.name}>{tile.name}</b>
                <i className={styles.oldName}>{tile.oldName}</i>
                <small className={styles.fact}>{tile.fact}</small>
              </A>
            </li>
          ))}
        </ul>
        <ButtonLink href="/catalog/tsarskie-kamni/" variant="ghost">
          Открыть собрание
        </ButtonLink>
      </div>
    </section>
  );
}
