import { use } from 'react';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import { loadMenu } from './load-menu.ts';
import { MEGA_MENU_ID } from './mega-menu-id.ts';
import { MegaMenuMore } from './mega-menu-more.tsx';
import { MegaMenuSections } from './mega-menu-sections.tsx';
import styles from './mega-menu.module.css';

/** Further sections are in a row below. */
const MAX_AT_SIDE = 7;

type Props = {
  /** The first section gets the focus. */
  isEntered: boolean;
};

/** Sections at the left, the open one beside them, other links below. */
export function MegaMenu({ isEntered }: Props) {
  const menu = use(loadMenu());
  return (
    <div className={styles.root} id={MEGA_MENU_ID}>
      {menu === null ? (
        <div className={`${layout.container} ${styles.failed}`}>
          <ArrowLink href="/catalog/">Весь каталог</ArrowLink>
        </div>
      ) : (
        <div className={layout.container}>
          <MegaMenuSections
            sections={menu.sections.slice(0, MAX_AT_SIDE)}
            stones={menu.stones}
            isEntered={isEntered}
          />
          <MegaMenuMore sections={menu.sections.slice(MAX_AT_SIDE)} />
        </div>
      )}
    </div>
  );
}
