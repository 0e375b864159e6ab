import type { GuideSection } from '@yahont/contracts/content/articles.ts';
import { ListTabs } from '../list-tabs.tsx';
import styles from './guide-tabs.module.css';

type Props = {
  sections: readonly Pick<GuideSection, 'code' | 'name' | 'url'>[];
  /** Code of the shown section; null for all of them. */
  current: string | null;
};

/** The guide and its sections as links. */
export function GuideTabs({ sections, current }: Props) {
  const all = { code: null, name: 'Всё', url: '/guide/' };
  const tabs = [all, ...sections].map(({ code, name, url }) => ({ name, url, isCurrent: code === current }));
  return (
    <div className={styles.root}>
      <ListTabs label="Разделы гида" tabs={tabs} />
    </div>
  );
}
