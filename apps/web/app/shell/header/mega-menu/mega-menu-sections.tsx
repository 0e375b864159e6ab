import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import type { CatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import type { StoneMenu } from '@yahont/contracts/stones/stone-menu.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { menuAddress } from '#app/shell/royal-links.ts';
import { SERVICE_LINKS } from '#app/shell/service-links.ts';
import { DiamondPanel } from './diamond-panel.tsx';
import { DIAMONDS } from './header-section.ts';
import { MegaMenuPanel } from './mega-menu-panel.tsx';
import { linksOf, pressMenuKey } from './menu-keys.ts';
import { useMenuAim } from './use-menu-aim.ts';
import styles from './mega-menu.module.css';

type Props = { sections: CatalogueMenu['sections']; stones: StoneMenu | null; isEntered: boolean };

/**
 * Each section is a link and a button that opens its panel. The panel follows its button in the document, so that Tab
 * moves from one into the other. Below 1024 px, where the top strip is hidden, the services follow.
 */
export function MegaMenuSections({ sections, stones, isEntered }: Props) {
  const [opened, setOpened] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { rowProps, panelProps } = useMenuAim(panel, setOpened);

  // The focus is outside React.
  useEffect(() => {
    if (isEntered) list.current?.querySelector<HTMLElement>('[data-section]')?.focus();
  }, [isEntered]);

  function enter(index: number) {
    // The panel must be rendered before its link can be focused.
    flushSync(() => setOpened(index));
    if (panel.current) linksOf(panel.current)[0]?.focus();
  }

  const rows = [
    ...sections.map((section) => ({ ...section, url: menuAddress(section.url), section })),
    ...(stones === null ? [] : [{ ...DIAMONDS, code: 'diamonds', count: stones.total, section: null }]),
  ];
  return (
    <div className={styles.body} style={{ '--sections': rows.length } as CSSProperties}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the links inside */}
      <nav
        className={styles.list}
        aria-label="Разделы каталога"
        onKeyDown={(event) => pressMenuKey(event, { enter })}
      >
        <ul className={styles.list} ref={list}>
          {rows.map(({ code, name, url, count, section }, index) => (
            <li key={code} className={styles.list}>
              <div
                className={styles.section}
                style={{ '--row': index + 2 } as CSSProperties}
                data-on={index === opened || undefined}
                {...rowProps(index)}
              >
                <A href={url} data-section="">
                  {name}
                  <small>{groupDigits(String(count))}</small>
                </A>
                <button
                  type="button"
                  aria-expanded={index === opened}
                  aria-label={`${name}: что внутри`}
                  onClick={() => setOpened(index)}
                >
                  <Icon name="chevron-right" size={18} />
                </button>
              </div>
              {index === opened && section !== null && (
                <MegaMenuPanel section={section} ref={panel} {...panelProps} />
              )}
              {index === opened && section === null && stones !== null && (
                <DiamondPanel stones={stones} ref={panel} {...panelProps} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.services} aria-label="Услуги и помощь">
        {SERVICE_LINKS.map(({ href, text }) => (
          <A key={href} href={href}>
            {text}
          </A>
        ))}
      </nav>
    </div>
  );
}
