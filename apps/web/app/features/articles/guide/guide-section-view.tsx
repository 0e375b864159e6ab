import type { GuideSection } from '@yahont/contracts/content/articles.ts';
import { ArticleCard } from '../article-card.tsx';
import styles from './guide-section-view.module.css';

type Props = { section: GuideSection };

/** All elements of a section. */
export function GuideSectionView({ section }: Props) {
  return (
    <ul className={styles.grid}>
      {section.elements.map((card, index) => (
        <li key={card.url}>
          <ArticleCard
            card={card}
            shape="tall"
            level="h2"
            hasLead
            isPriority={index < 2}
            sizes="(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw"
          />
        </li>
      ))}
    </ul>
  );
}
