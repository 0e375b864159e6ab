import type { ReactNode } from 'react';
import type { MenuValue } from '@yahont/contracts/catalogue/sections.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './mega-menu.module.css';

const MAX_LINKS = 9;

type MenuRow = Omit<MenuValue, 'count'> & { count?: number };

type Props<Link extends MenuRow> = {
  title: string;
  links: readonly Link[];
  /** Shown before the name. */
  mark?: (link: Link) => ReactNode;
  /** Shown below the links. */
  end?: ReactNode;
};

/** A column of links with their numbers of products, if known; renders nothing without links and `end`. */
export function MegaMenuColumn<Link extends MenuRow>({ title, links, mark, end }: Props<Link>) {
  if (links.length === 0 && end === undefined) return null;
  return (
    <div>
      <p className={styles.heading}>{title}</p>
      {links.slice(0, MAX_LINKS).map((link) => (
        <A key={link.url} href={link.url}>
          {mark?.(link)}
          {link.name}
          {link.count !== undefined && <small>{groupDigits(String(link.count))}</small>}
        </A>
      ))}
      {end}
    </div>
  );
}
