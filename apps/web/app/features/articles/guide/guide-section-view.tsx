import type { GuideSection } from '@yahont/contracts/content/articles.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ArticleCard } from '../article-card.tsx';
import styles from './guide-section-view.module.css';

type Props = { section: GuideSection; others: readonly Pick<GuideSection, 'code' | 'name' | 'url'>[] };

/** All elements of a section, and links to the other sections. */
export function GuideSectionView({ section, others }: Props) {
  return (
    <>
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
      {others.length > 0 && (
        <nav className={styles.others} aria-labelledby="other-sections">
          <h2 id="other-sections" className={styles.othersHeading}>
            Другие разделы гида
          </h2>
          <ul className={styles.othersList}>
            {others.map(({ code, name, url }) => (
              <li key={code} className={styles.other}>
                <ArrowLink href={url} className={styles.otherLink}>
                  {name}
                </ArrowLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
