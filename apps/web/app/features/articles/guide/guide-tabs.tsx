import type { GuideSection } from '@yahont/contracts/content/articles.ts';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './guide-tabs.module.css';

type Props = {
  sections: readonly Pick<GuideSection, 'code' | 'name' | 'url'>[];
  /** Code of the shown section; null for all of them. */
  current: string | null;
};

/** The guide and its sections as links. */
export function GuideTabs({ sections, current }: Props) {
  const all = { code: null, name: 'Всё', url: '/guide/' };
  return (
    <nav className={styles.root} aria-label="Разделы гида">
      <ul className={styles.list}>
        {[all, ...sections].map(({ code, name, url }) => (
          <li key={url}>
            <A href={url} className={styles.tab} aria-current={code === current ? 'page' : undefined}>
              {name}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
