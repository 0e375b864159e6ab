import type { ReactNode } from 'react';
import { nbsp } from '@yahont/values/text/typography.ts';
import styles from './second-page.module.css';

type Props = {
  title: string;
  /** «МГУ 24-118407» */
  name: string;
  notes: readonly { title: string; text: string }[];
  /** A drawing above the notes. */
  children?: ReactNode;
};

/** The second page of a certificate: the meaning of its facts and who determined them. */
export function SecondPage({ title, name, notes, children }: Props) {
  return (
    <article className={styles.root} aria-label="Копия сведений из заключения, страница 2">
      <p className={styles.title}>{nbsp(title)}</p>
      <p className={styles.number}>{name}</p>
      {children !== undefined && <div className={styles.side}>{children}</div>}
      <dl className={styles.facts}>
        {notes.map((note) => (
          <div key={note.title}>
            <dt>{nbsp(note.title)}</dt>
            <dd>{nbsp(note.text)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.copy}>
        {nbsp('Копия сведений из заключения. При расхождении верно то, что написано в подлиннике.')}
      </p>
    </article>
  );
}

/** «Геммологический центр МГУ, Москва, геммолог О. И. Ланская» */
export function examinedBy(
  { fullName, place }: { fullName: string; place: string },
  gemmologist: string,
): string {
  const parts = [fullName, place, gemmologist === '' ? '' : `геммолог ${gemmologist}`];
  return parts.filter((part) => part !== '').join(', ');
}
