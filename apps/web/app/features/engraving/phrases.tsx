import type { MouseEvent } from 'react';
import { engravingLength } from '@yahont/values/engraving.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './phrases.module.css';

const PHRASES = [
  'Навсегда',
  'Моему герою',
  'Начало в июне',
  'Ты — мой дом',
  'Идём дальше вместе',
  'Люблю. Твоя М.',
  'И в горе, и в радости',
  'С первого взгляда',
  'Спасибо, мама',
] as const;

type Props = {
  /** Link to the page with this inscription. */
  hrefOf: (phrase: string) => string;
  onChoose: (phrase: string) => void;
};

/** Suggested inscriptions; each is a link, and with a script it is shown on the piece at once. */
export function Phrases({ hrefOf, onChoose }: Props) {
  const choose = (event: MouseEvent, phrase: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(phrase);
  };
  return (
    <section className={`${layout.section} ${styles.root}`} aria-labelledby="phrases">
      <div>
        <h2 id="phrases">Если слова не&nbsp;находятся</h2>
        <p className={text.note}>{nbsp('Нажмите, и фраза встанет на украшение')}</p>
      </div>
      <ul className={styles.list}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <A className={styles.phrase} href={hrefOf(phrase)} onClick={(event) => choose(event, phrase)}>
              <i>{nbsp(phrase)}</i> <small aria-hidden="true">{engravingLength(phrase)}</small>
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}
