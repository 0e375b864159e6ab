import type { SectionLink } from '@yahont/contracts/catalogue/sections.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import type { z } from 'zod';
import styles from './quick-links.module.css';

type Props = { links: readonly z.infer<typeof SectionLink>[]; label: string };

const SIZES = '(min-width: 1440px) 150px, (min-width: 1024px) 11vw, 96px';

/** Subsections, each with a picture. */
export function QuickLinks({ links, label }: Props) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ code, name, url, count, picture }) => (
          <li key={code}>
            <A className={styles.link} href={url} data-type="category">
              <span
                className={styles.picture}
                data-theme={picture?.background === 'dark' ? 'dark' : undefined}
              >
                {picture !== null && <Picture picture={picture} sizes={SIZES} alt="" />}
              </span>
              <span className={styles.name}>{name}</span>
              <small className={styles.count}>{groupDigits(String(count))}</small>
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
