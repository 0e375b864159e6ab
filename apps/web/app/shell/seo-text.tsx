import { nbsp } from '@yahont/values/text/typography.ts';
import { textParts } from '#app/base/text-parts.ts';
import { useSeo } from '#app/lib/seo/use-seo.ts';
import layout from '#app/ui/text/layout.module.css';
import styles from './seo-text.module.css';

/**
 * The text that editors wrote for the address, below the page; renders nothing without one. The first
 * paragraph is always visible; on a phone the others expand. The HTML contains the whole text.
 */
export function SeoText() {
  const { seoText } = useSeo();
  const { heading, paragraphs } = textParts(seoText ?? '');
  const [first, ...rest] = paragraphs;
  if (first === undefined) return null;
  return (
    <aside className={`${layout.container} ${styles.root}`} aria-label="Об этой странице">
      {heading !== null && <h2 className={styles.heading}>{nbsp(heading)}</h2>}
      <div className={styles.text}>
        <p>{nbsp(first)}</p>
        {rest.length > 0 && (
          <details className={styles.rest} key={first}>
            <summary className={styles.more}>Читать дальше</summary>
            {rest.map((paragraph) => (
              <p key={paragraph}>{nbsp(paragraph)}</p>
            ))}
          </details>
        )}
      </div>
    </aside>
  );
}
