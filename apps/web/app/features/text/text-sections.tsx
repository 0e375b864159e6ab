import type { TextPage } from '@yahont/contracts/content/content.ts';
import { headingAnchor } from '@yahont/values/text/heading-anchor.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Footnotes } from '#app/ui/text/footnotes.tsx';
import { NotedText } from '#app/ui/text/noted-text.tsx';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import styles from './text-sections.module.css';

type Props = { page: Pick<TextPage, 'sections' | 'footnotes' | 'links'> };

/** The body of a text page: sections, footnotes, links. */
export function TextSections({ page: { sections, footnotes, links } }: Props) {
  return (
    <>
      {sections.map((section) => (
        <section key={section.heading} id={headingAnchor(section.heading)} className={styles.section}>
          {section.heading !== '' && <h2 className={styles.heading}>{section.heading}</h2>}
          <div className={styles.body}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <NotedText text={paragraph} />
              </p>
            ))}
            {section.list.length > 0 && (
              <ul className={styles.list}>
                {section.list.map((item) => (
                  <li key={item}>
                    <PhoneLinks text={item} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
      <Footnotes notes={footnotes} />
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ text, url }) => (
            <li key={url}>
              <ArrowLink href={url}>{text}</ArrowLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
