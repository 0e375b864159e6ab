import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import type { CatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { menuAddress } from '#app/shell/royal-links.ts';
import { SERVICE_LINKS } from '#app/shell/service-links.ts';
import { MegaMenuPanel } from './mega-menu-panel.tsx';
import { linksOf, pressMenuKey } from './menu-keys.ts';
import { useMenuAim } from './use-menu-aim.ts';
import styles from './mega-menu.module.css';

type Props = { sections: CatalogueMenu['sections']; isEntered: boolean };

/**
 * Each section is a link and a button that opens its panel. The panel follows its button in the document, so that Tab
 * moves from one into the other. Below 1024 px, where the top strip is hidden, the services follow.
 */
export function MegaMenuSections({ sections, isEntered }: Props) {
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

  return (
    <div className={styles.body} style={{ '--sections': sections.length } as CSSProperties}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the links inside */}
      <nav
        className={styles.list}
        aria-label="Разделы каталога"
        onKeyDown={(event) => pressMenuKey(event, { enter })}
      >
        <ul className={styles.list} ref={list}>
          {sections.map((section, index) => (
            <li key={section.code} className={styles.list}>
              <div
                className={styles.section}
                style={{ '--row': index + 2 } as CSSProperties}
                data-on={index === opened || undefined}
                {...rowProps(index)}
              >
                <A href={menuAddress(section.url)} data-section="">
                  {section.name}
                  <small>{groupDigits(String(section.count))}</small>
                </A>
                <button
                  type="button"
                  aria-expanded={index === opened}
                  aria-label={`${section.name}: что внутри`}
                  onClick={() => setOpened(index)}
                >
                  <Icon name="chevron-right" size={18} />
                </button>
              </div>
              {index === opened && <MegaMenuPanel section={section} ref={panel} {...panelProps} />}
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
