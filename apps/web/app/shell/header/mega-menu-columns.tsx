import type { Metal } from '@yahont/contracts/jewellery.ts';
import type { CatalogueMenu } from '@yahont/contracts/sections.ts';
import { A } from '#app/ui/link.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import styles from './mega-menu.module.css';

type Section = CatalogueMenu['sections'][number];
type Props = { menu: CatalogueMenu; section: Section | undefined; more: readonly Section[] };

const MOST_LINKS = 8;

/** Columns of links; one without links is left out. */
export function MegaMenuColumns({ menu, section, more }: Props) {
  return (
    <div className={styles.columns}>
      {section !== undefined && (
        <div>
          <p className={styles.heading}>{section.name}</p>
          {section.children.slice(0, MOST_LINKS).map(({ url, name }) => (
            <A key={url} href={url}>
              {name}
            </A>
          ))}
          <ArrowLink className={styles.all} href={section.url}>
            Весь раздел
          </ArrowLink>
        </div>
      )}
      {menu.metals.length > 0 && (
        <div>
          <p className={styles.heading}>Металл</p>
          {menu.metals.map(({ value, url, name }) => (
            <A key={url} href={url}>
              <i className={styles.metal} data-tone={toneOf(value)} />
              {name}
            </A>
          ))}
        </div>
      )}
      {menu.stones.length > 0 && (
        <div>
          <p className={styles.heading}>Камень</p>
          {menu.stones.slice(0, MOST_LINKS).map(({ url, name }) => (
            <A key={url} href={url}>
              {name}
            </A>
          ))}
        </div>
      )}
      {more.length > 0 && (
        <div>
          <p className={styles.heading}>Подборки</p>
          {more.slice(0, MOST_LINKS).map(({ url, name }) => (
            <A key={url} href={url}>
              {name}
            </A>
          ))}
        </div>
      )}
      {menu.collections.length > 0 && (
        <div>
          <p className={styles.heading}>Коллекции</p>
          {menu.collections.slice(0, MOST_LINKS).map(({ url, name }) => (
            <A key={url} href={url}>
              {name}
            </A>
          ))}
        </div>
      )}
    </div>
  );
}

function toneOf(metal: Metal): 'yellow' | 'rose' | 'white' | 'mixed' {
  switch (metal) {
    case 'yellow-gold':
      return 'yellow';
    case 'rose-gold':
      return 'rose';
    case 'mixed-gold':
      return 'mixed';
    case 'white-gold':
    case 'platinum':
    case 'silver':
      return 'white';
  }
}
