import { use, useState } from 'react';
import type { CatalogueMenu } from '@yahont/contracts/sections.ts';
import { countOf } from '@yahont/values/plural.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/link.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import layout from '#app/ui/layout.module.css';
import { loadMenu } from './load-menu.ts';
import { MEGA_MENU_ID } from './mega-menu-id.ts';
import { SALE_URL } from './section-links.ts';
import { MegaMenuColumns } from './mega-menu-columns.tsx';
import styles from './mega-menu.module.css';

/** The rest of the sections stand in a column of their own. */
const MOST_AT_SIDE = 8;

type Section = CatalogueMenu['sections'][number];

/** Sections at the left; what is in the pointed one, metals, stones and collections; one picture. */
export function MegaMenu() {
  const menu = use(loadMenu());
  return (
    <div className={styles.root} id={MEGA_MENU_ID}>
      {menu === null ? (
        <div className={`${layout.container} ${styles.failed}`}>
          <ArrowLink href="/catalog/">Весь каталог</ArrowLink>
        </div>
      ) : (
        <Panel menu={menu} />
      )}
    </div>
  );
}

function Panel({ menu }: { menu: CatalogueMenu }) {
  const [pointed, setPointed] = useState(0);
  const sections = menu.sections.slice(0, MOST_AT_SIDE);
  const section = sections[pointed];
  return (
    <div className={`${layout.container} ${styles.panel}`}>
      <nav className={styles.side} aria-label="Разделы каталога">
        {sections.map((item, index) => (
          <A
            key={item.code}
            href={item.url}
            data-on={index === pointed || undefined}
            onPointerEnter={() => setPointed(index)}
            onFocus={() => setPointed(index)}
          >
            {item.name}
            <small>{groupDigits(String(item.count))}</small>
            {index === pointed && <Icon name="chevron-right" size={18} />}
          </A>
        ))}
        <A href={SALE_URL} data-sale="">
          Акции
        </A>
      </nav>
      <MegaMenuColumns
        menu={menu}
        section={section}
        more={menu.sections.slice(MOST_AT_SIDE).filter(isNotSale)}
      />
      {section !== undefined && <SectionPicture section={section} />}
    </div>
  );
}

function isNotSale({ url }: Section): boolean {
  return url !== SALE_URL;
}

function SectionPicture({ section }: { section: Section }) {
  if (section.picture === null) return null;
  return (
    <A className={styles.picture} href={section.url}>
      <span>
        <Picture key={section.picture.hash} picture={section.picture} sizes="288px" alt="" />
      </span>
      <b>{section.name}</b>
      <small>{countOf(section.count, ['изделие', 'изделия', 'изделий'])}</small>
    </A>
  );
}
