import type { CatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { SALE_URL } from './sale-url.ts';
import styles from './mega-menu.module.css';

type Props = { sections: CatalogueMenu['sections'] };

/** The remaining sections in a row. */
export function MegaMenuMore({ sections }: Props) {
  if (sections.length === 0) return null;
  return (
    <nav className={styles.more} aria-label="Подборки">
      {sections.map(({ code, url, name, count }) => (
        <A key={code} href={url} data-sale={url === SALE_URL || undefined}>
          {name}
          <small>{groupDigits(String(count))}</small>
        </A>
      ))}
    </nav>
  );
}
