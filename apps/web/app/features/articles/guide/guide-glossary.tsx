import type { Glossary } from '@yahont/contracts/content/articles.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './guide-glossary.module.css';

/** The dictionary: its letters, and a few of its words. */
export function GuideGlossary({ glossary: { url, letters, wordCount, examples } }: { glossary: Glossary }) {
  return (
    <section className={styles.root} aria-labelledby="словарь">
      <header className={styles.head}>
        <h2 id="словарь">Словарь</h2>
        <p className={styles.lead}>
          {countOf(wordCount, ['слово', 'слова', 'слов'])}, которыми говорят ювелиры
        </p>
        <ArrowLink href={url}>Весь словарь</ArrowLink>
      </header>
      <div>
        <nav className={styles.letters} aria-label="Слова по буквам">
          {letters.map((one) => (
            <A key={one.letter} href={one.url}>
              {one.letter}
            </A>
          ))}
        </nav>
        <dl className={styles.words}>
          {examples.map(({ word, meaning }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
