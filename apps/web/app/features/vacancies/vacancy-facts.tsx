import type { ReactNode } from 'react';
import type { Vacancy } from '@yahont/contracts/content/vacancies.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { employmentText, salaryText } from './vacancy-words.ts';
import styles from './vacancy-facts.module.css';

type Props = {
  vacancy: Vacancy;
  /** Anchor of the form of the page: `#otklik`. */
  formAnchor: string;
};

/** Beside the text of a vacancy: salary, hours, place, and a link to the form. */
export function VacancyFacts({ vacancy, formAnchor }: Props) {
  const { city, store, publishedOn } = vacancy;
  return (
    <div className={styles.root}>
      <dl className={styles.facts}>
        <Fact name="Зарплата до вычета налога">{salaryText(vacancy)}</Fact>
        <Fact name="Занятость">{employmentText(vacancy)}</Fact>
        <Fact name="Место">{store === null ? city : `${city}, ${store.address}`}</Fact>
        <Fact name="Опубликована">
          <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
        </Fact>
      </dl>
      <ButtonLink href={formAnchor}>Откликнуться</ButtonLink>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
