import type { GuideSection } from '@yahont/contracts/content/articles.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import { ArticleStrip } from '../article-strip.tsx';
import styles from './guide-contents.module.css';

const IN_STRIP = 4;

type Props = {
  sections: readonly GuideSection[];
  /** Elements that the page shows above. */
  shown: ReadonlySet<string>;
};

/** Sections of the guide, each with its first elements. */
export function GuideContents({ sections, shown }: Props) {
  return sections.map((section) => (
    <section key={section.code} className={styles.root} aria-labelledby={section.code}>
      <header className={layout.sectionHead}>
        <div className={styles.words}>
          <h2 id={section.code}>{section.name}</h2>
          <p className={styles.lead}>{section.lead}</p>
        </div>
        <ArrowLink href={section.url} isShortOnPhone aria-label={`Весь раздел «${section.name}»`}>
          Весь раздел
        </ArrowLink>
      </header>
      <ArticleStrip cards={firstOf(section, shown)} label={section.name} />
    </section>
  ));
}

/**
 * Top-level elements; the ones that are not shown above come first. Nested elements are reached from their
 * parent.
 */
function firstOf({ url, elements }: GuideSection, shown: Props['shown']): GuideSection['elements'] {
  const top = elements.filter((element) => !element.url.slice(url.length).replace(/\/$/, '').includes('/'));
  return top.toSorted((a, b) => Number(shown.has(a.url)) - Number(shown.has(b.url))).slice(0, IN_STRIP);
}
